"""What every sound is made of: struck modes, friction noise and two small rooms.

Everything is seeded, so that the same program gives the same samples.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from scipy.signal import butter, fftconvolve, lfilter, sosfilt

Wave = NDArray[np.float64]
# A partial of a struck body: its frequency in Hz, the seconds until it is down by 60 dB, its amplitude.
Partial = tuple[float, float, float]

RATE = 44100
# Silence before the attack: room for the encoder, and no click.
LEAD = 0.005

# Of each room the early reflections (ms, gain, the Hz above which each is dull), and of its tail the seconds
# to -60 dB, the level, the Hz above which it is dull, and how long it is.
ROOMS = {
    "table": (
        ((4.3, 0.30, 6000), (7.9, -0.24, 5200), (11.6, 0.21, 4600), (15.1, 0.17, 4000),
         (19.8, -0.14, 3500), (26.3, 0.11, 3000), (33.7, -0.08, 2600), (41.0, 0.06, 2300)),
        (0.20, 0.10, 2800, 0.28),
    ),
    "quay": (
        ((9.0, 0.22, 5000), (17.3, -0.18, 4200), (29.1, 0.16, 3400), (46.0, 0.13, 2800),
         (71.0, -0.11, 2300), (103.0, 0.09, 1900), (149.0, 0.07, 1600), (211.0, -0.05, 1300)),
        (0.75, 0.16, 2200, 0.9),
    ),
}  # fmt: skip


def samples(seconds: float) -> int:
    """How many samples a time takes."""
    return round(seconds * RATE)


def times(seconds: float) -> Wave:
    """The time of each sample."""
    return np.arange(samples(seconds)) / RATE


def chance(name: str) -> np.random.Generator:
    """The random source of one sound."""
    return np.random.default_rng([ord(letter) for letter in "harbour:" + name])


def silence(seconds: float) -> Wave:
    """Nothing, to put something into."""
    return np.zeros(samples(seconds))


def put(into: Wave, wave: Wave, at: float, gain: float = 1.0) -> None:
    """Add a wave at a time; what does not fit is left off."""
    start = samples(at)
    count = max(0, min(len(wave), len(into) - start))
    into[start : start + count] += gain * wave[:count]


def bump(seconds: float, peak: float = 0.3) -> Wave:
    """A hand's speed: from 0 up and back to 0, without corners; the peak is at this part of the time."""
    course = np.linspace(0, 1, samples(seconds))
    course = course ** (np.log(0.5) / np.log(peak))
    return np.sin(np.pi * course) ** 2


def band(wave: Wave, lowest: float, highest: float, order: int = 2) -> Wave:
    """Only what lies between two frequencies."""
    return sosfilt(butter(order, [lowest, highest], "bandpass", fs=RATE, output="sos"), wave)


def low(wave: Wave, hz: float, order: int = 1) -> Wave:
    """Only what lies below a frequency."""
    return sosfilt(butter(order, hz, "lowpass", fs=RATE, output="sos"), wave)


def high(wave: Wave, hz: float, order: int = 2) -> Wave:
    """Only what lies above a frequency."""
    return sosfilt(butter(order, hz, "highpass", fs=RATE, output="sos"), wave)


def modes(
    force: Wave, partials: Sequence[Partial], rng: np.random.Generator | None = None, spread: float = 0.004
) -> Wave:
    """Resonators in parallel, driven by a contact force."""
    sound = np.zeros(len(force))
    for hz, decay, amplitude in partials:
        if rng is not None:  # no two blocks of wood are alike
            hz *= 1 + spread * rng.standard_normal()
            amplitude *= 10 ** (1.2 * rng.standard_normal() / 20)
        if hz > 0.4 * RATE:
            continue
        angle, radius = 2 * np.pi * hz / RATE, 10 ** (-3 / (decay * RATE))
        poles = [1, -2 * radius * np.cos(angle), radius * radius]
        sound += amplitude * lfilter([0, radius * np.sin(angle)], poles, force)
    return sound


def contact(seconds: float, ms: float, rng: np.random.Generator | None = None, rough: float = 0.0) -> Wave:
    """The force of a blow: quick up, slower down, falling 12 dB an octave above 640 Hz / ms.

    Long is soft (felt, a hand), short is hard (brass on brass).
    """
    course = times(seconds) / (ms / 4000)
    pulse = course * np.exp(-course)
    force = silence(seconds)
    force += pulse / pulse.sum()
    if rough and rng is not None:  # the grain of the two surfaces
        grain = np.sqrt(pulse) * low(rng.standard_normal(len(pulse)), 3500)
        force += rough * grain / np.abs(grain).sum()
    return force


def hit(
    seconds: float,
    ms: float,
    partials: Sequence[Partial],
    rng: np.random.Generator | None = None,
    rough: float = 0.0,
    spread: float = 0.004,
) -> Wave:
    """A body that is struck."""
    return modes(contact(seconds, ms, rng, rough), partials, rng, spread)


def friction(
    centre: Wave, width: float, rng: np.random.Generator, rough: float = 0.4, rough_hz: float = 110
) -> Wave:
    """Noise whose colour follows a course in Hz; even in each octave, so that it never hisses."""
    count = len(centre)
    sound = np.zeros(count)
    octave = np.log2(centre)
    for hz in 220 * 2 ** (np.arange(0, 17) / 3):
        noise = band(rng.standard_normal(count + 2000), hz * 0.89, min(hz * 1.12, 16000))[2000:]
        noise /= np.sqrt(np.mean(noise**2)) + 1e-12
        sound += noise * np.exp(-0.5 * ((np.log2(hz) - octave) / width) ** 2)
    wobble = low(rng.standard_normal(count + 4000), rough_hz, 2)[4000:]
    return 0.3 * sound * np.clip(1 + rough * wobble / wobble.std(), 0.1, 2.5)


def grains(often: Wave, lowest: float, highest: float, rng: np.random.Generator) -> Wave:
    """Fibres or sand: single small impulses, so many a second."""
    count = len(often)
    falls = (rng.random(count) < often / RATE) * rng.exponential(1.0, count) * rng.choice([-1, 1], count)
    return band(falls, lowest, highest, 1)


def _echo(kind: str) -> Wave:
    """Early reflections, each duller than the last, and a little tail."""
    rng = chance("room " + kind)
    reflections, (decay, tail, cut, length) = ROOMS[kind]
    echo = silence(length)
    for ms, gain, hz in reflections:
        click = np.zeros(400)
        click[0] = gain
        put(echo, low(click, hz), ms / 1000)
    time = times(length)
    noise = low(rng.standard_normal(len(time)), cut) * 10 ** (-3 * time / decay)
    noise = noise * np.clip((time - 0.006) / 0.02, 0, 1)
    return echo + tail * noise / np.sqrt(np.sum(noise**2))


ECHO = {kind: _echo(kind) for kind in ROOMS}


def echoed(wave: Wave, wet: float, room: str) -> Wave:
    """A sound in a room: at the table, close, or at the quay, between the fronts of the houses."""
    return wave + wet * fftconvolve(wave, ECHO[room])[: len(wave)]


def finish(
    wave: Wave, length: float, wet: float = 0.5, room: str = "table", top: float = 8500, fade: float = 0.06
) -> Wave:
    """The room, no rumble, a soft top, quiet ends."""
    sound = silence(length)
    put(sound, wave, LEAD)
    sound = echoed(sound, wet, room)
    sound = high(sound, 55)
    sound = low(low(sound, top), 13500, 2)
    end, start = samples(fade), samples(0.001)
    sound[-end:] *= np.cos(np.linspace(0, np.pi / 2, end)) ** 2
    sound[:start] *= np.linspace(0, 1, start)
    return sound
