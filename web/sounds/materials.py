"""What is struck: wood, paper, brass and bells."""

import numpy as np
from synthesis import Partial, Wave, band, hit, samples, times


def wood(hz: float, decay: float) -> list[Partial]:
    """A small block: a free bar, 1 : 2.76 : 5.40, one twist mode between; wood loses its top first."""
    return [
        (hz, decay, 1.0),
        (hz * 1.87, decay * 0.7, 0.42),
        (hz * 2.756, decay * 0.5, 0.34),
        (hz * 5.404, decay * 0.24, 0.12),
    ]


def table_top(amplitude: float) -> list[Partial]:
    """The table below: what makes it a thing on wood and not a sample in the air."""
    return [
        (128, 0.10, 0.8 * amplitude),
        (196, 0.09, amplitude),
        (287, 0.075, 0.7 * amplitude),
        (431, 0.055, 0.4 * amplitude),
    ]


def paper_tick(scale: float, rng: np.random.Generator, seconds: float = 0.05) -> Wave:
    """The edge of a card."""
    edge = [
        (640 * scale, 0.020, 0.55),
        (1180 * scale, 0.018, 0.8),
        (1950 * scale, 0.014, 0.8),
        (3050 * scale, 0.010, 0.5),
    ]
    tick = hit(seconds, 0.35, edge, rng, rough=0.6, spread=0.03)
    time = times(seconds)
    noise = band(rng.standard_normal(samples(seconds)), 900, 4200, 1)
    return tick + 0.11 * (noise * np.exp(-time / 0.004) * np.clip(time / 0.0008, 0, 1))


def handbell(hz: float, seconds: float, decay: float, ms: float = 0.28) -> Wave:
    """Tuned like a handbell: fundamental and twelfth, little else; a slow beat from two near modes."""
    partials = [
        (hz * 0.9994, decay, 0.6),
        (hz * 1.0006, decay * 0.93, 0.4),
        (hz * 2.0, decay * 0.4, 0.07),
        (hz * 3.0, decay * 0.42, 0.30),
        (hz * 3.004, decay * 0.38, 0.12),
        (hz * 4.21, decay * 0.2, 0.09),
        (hz * 5.43, decay * 0.14, 0.07),
        (hz * 7.1, decay * 0.08, 0.03),
    ]
    return hit(seconds, ms, partials)


# Hum, prime, tierce, quint, nominal and the upper row of a cast bell; a tierce of None is the bell's own.
CAST_BELL = [
    (0.5, 2.0, 0.24), (1, 1.7, 0.75), (None, 1.5, 0.50), (1.5, 0.8, 0.18), (2, 1.1, 0.95), (2.51, 0.5, 0.20),
    (2.66, 0.45, 0.16), (3.01, 0.5, 0.26), (4.17, 0.3, 0.15), (5.43, 0.2, 0.08), (6.79, 0.14, 0.04),
]  # fmt: skip


def cast_bell(hz: float, seconds: float, tierce: float = 1.2, ms: float = 0.28, ring: float = 1.0) -> Wave:
    """A bell from the foundry: every mode is split a little."""
    partials = []
    for ratio, decay, amplitude in CAST_BELL:
        mode = tierce if ratio is None else ratio
        split = 0.0006 + 0.0004 * (mode % 1)
        partials.append((hz * mode * (1 - split), decay * ring, amplitude * 0.62))
        partials.append((hz * mode * (1 + split), decay * ring * 0.95, amplitude * 0.38))
    return hit(seconds, ms, partials)


def brass_bar(hz: float, seconds: float, decay: float, ms: float, beat: float) -> Wave:
    """A flat brass bar: 1 : 2.76 : 5.40, with a slow shimmer of so many Hz."""
    partials = [
        (hz, decay, 0.8),
        (hz + beat, decay * 0.95, 0.2),
        (hz * 2.756, decay * 0.42, 0.24),
        (hz * 2.756 + 1.4 * beat, decay * 0.4, 0.08),
        (hz * 5.404, decay * 0.16, 0.07),
        (hz * 8.93, decay * 0.07, 0.02),
    ]
    return hit(seconds, ms, partials)


def brass_disc(hz: float, decay: float) -> list[Partial]:
    """A round plate, which is an ability."""
    ratios = (
        (1, 1, 1),
        (1.003, 0.95, 0.5),
        (1.73, 0.7, 0.45),
        (2.33, 0.6, 0.35),
        (3.91, 0.3, 0.10),
        (4.11, 0.3, 0.08),
    )
    return [(hz * ratio, decay * length, amplitude) for ratio, length, amplitude in ratios]


def rosewood(hz: float, seconds: float, decay: float, ms: float = 0.6) -> Wave:
    """A rosewood bar over its tube: 1 : 4 : 9.2, soft mallet."""
    bar = hit(seconds, ms, [(hz, decay, 1), (hz * 4, decay * 0.28, 0.30), (hz * 9.2, decay * 0.09, 0.05)])
    return bar + 0.12 * hit(seconds, 1.4, [(190, 0.05, 1), (330, 0.04, 0.7)])
