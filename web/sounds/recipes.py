"""Every sound of the game. All with a pitch belong to D major, so that whatever overlaps agrees."""

import numpy as np
from materials import brass_bar, brass_disc, cast_bell, handbell, paper_tick, rosewood, table_top, wood
from synthesis import (
    RATE,
    Wave,
    band,
    bump,
    chance,
    echoed,
    finish,
    friction,
    grains,
    hit,
    low,
    put,
    samples,
    silence,
    times,
)

D4, FS4, A4, B4, D5, E5, FS5, A5, D6, FS6 = (
    440 * 2 ** (step / 12) for step in (-7, -3, 0, 2, 5, 7, 9, 12, 17, 21)
)


def card() -> Wave:
    """Card taken: paper slides over paper, then lies down in the hand."""
    rng = chance("card")
    sound = silence(0.33)
    speed = bump(0.205, 0.30)
    put(sound, friction(900 + 2100 * speed, 0.75, rng, 0.45) * speed, 0, 0.8)
    put(sound, grains(1500 * speed, 1200, 4200, rng) * speed, 0, 0.35)
    put(sound, paper_tick(0.75, rng), 0.006, 0.8)
    hand = [(205, 0.06, 1), (330, 0.05, 0.9), (545, 0.04, 0.7), (890, 0.028, 0.5)]
    put(sound, hit(0.12, 1.4, hand, rng, 0.5, 0.02), 0.195, 1.25)
    put(sound, friction(np.full(samples(0.035), 1500.0), 0.6, rng) * bump(0.035, 0.25), 0.193, 0.22)
    return finish(sound, 0.33, 0.40, top=6500)


def pay() -> Wave:
    """Cards paid: three soft riffles, the last one falls together."""
    rng = chance("pay")
    sound = silence(0.56)
    for at, cards, scale in ((0.004, 7, 1.0), (0.150, 6, 0.93), (0.296, 7, 0.87)):
        time = at
        for number in range(cards):
            gain = np.sin(np.pi * (number + 1) / (cards + 1)) ** 0.8 * (1 + 0.15 * rng.standard_normal())
            put(sound, paper_tick(scale * (1 + 0.035 * number), rng), time, 0.9 * gain)
            time += (0.0145 - 0.0011 * number) * (1 + 0.12 * rng.standard_normal())
        speed = bump(0.10, 0.45)
        put(sound, friction(1100 + 1300 * speed, 0.7, rng, 0.5) * speed, at - 0.004, 0.30)
    heap = [(185, 0.07, 1), (300, 0.055, 0.9), (480, 0.04, 0.6), (790, 0.028, 0.35)]
    put(sound, hit(0.12, 1.5, heap, rng, 0.4, 0.02), 0.395, 0.75)
    return finish(sound, 0.56, 0.40, top=6500)


def lift() -> Wave:
    """Tile lifted: one edge of the block leaves the shelf, then the other, a touch higher."""
    rng = chance("lift")
    sound = silence(0.26)
    speed = bump(0.07, 0.4)
    put(sound, friction(700 + 900 * speed, 0.6, rng, 0.5) * speed, 0, 0.10)
    put(sound, hit(0.2, 0.65, wood(540, 0.085) + table_top(0.35), rng, 0.3), 0.010, 0.55)
    put(sound, hit(0.2, 0.55, wood(605, 0.105) + table_top(0.25), rng, 0.3), 0.056, 1.0)
    return finish(sound, 0.26, 0.45, top=7000)


def turn() -> Wave:
    """Tile turned: a short wooden tick."""
    rng = chance("turn")
    sound = silence(0.16)
    speed = bump(0.022, 0.6)
    put(sound, friction(900 + 700 * speed, 0.6, rng) * speed, 0, 0.05)
    block = [*wood(860, 0.060), (305, 0.04, 0.35), (455, 0.035, 0.3)]
    put(sound, hit(0.12, 0.45, block, rng, 0.25), 0.012, 1.0)
    return finish(sound, 0.16, 0.40, top=6500, fade=0.04)


def tile_set(size: int) -> Wave:
    """Tile set: brick pressed into mortar; of three sizes, the larger, the lower and longer."""
    rng = chance(f"set{size}")
    hz, length = (415, 318, 242)[size], (0.34, 0.39, 0.45)[size]
    body = (142, 112, 90)[size]
    decay = (0.075, 0.095, 0.120)[size]
    sound = silence(length)
    stone = [
        (hz, decay, 1),
        (hz * 1.58, decay * 0.8, 0.7),
        (hz * 2.24, decay * 0.6, 0.5),
        (hz * 2.92, decay * 0.45, 0.32),
        (hz * 4.15, decay * 0.3, 0.16),
    ]
    put(sound, hit(length, 0.8 + 0.25 * size, stone, rng, 0.5, 0.012), 0.004, 1.0)
    time = times(length - 0.01)
    sinking = body * time + body * 0.35 * 0.018 * (1 - np.exp(-time / 0.018))
    thump = (
        np.sin(2 * np.pi * sinking) * 10 ** (-3 * time / (0.15 + 0.04 * size)) * (1 - np.exp(-time / 0.0025))
    )
    put(sound, thump, 0.004, (0.26, 0.32, 0.38)[size])
    speed = bump(0.10 + 0.02 * size, 0.16)  # sand gives way
    colour = 1250 - 500 * np.linspace(0, 1, len(speed)) - 120 * size
    put(sound, friction(colour, 0.65, rng, 0.6, 160) * speed, 0.003, 0.16)
    put(sound, grains(2600 * speed, 700, 2600, rng) * speed, 0.003, 0.13)
    again = [(mode * 1.04, ring * 0.7, amplitude) for mode, ring, amplitude in stone]
    put(sound, hit(0.15, 0.9, again, rng, 0.4, 0.012), 0.066 + 0.012 * size, 0.24)
    return finish(sound, length, 0.45, top=5500)


def no() -> Wave:
    """Not allowed: two muffled knocks on a thick door; low, soft, no buzzer."""
    rng = chance("no")
    sound = silence(0.36)
    door = [(172, 0.12, 0.4), (248, 0.11, 0.8), (371, 0.09, 1.2), (522, 0.06, 1.0), (744, 0.04, 0.45)]
    put(sound, hit(0.3, 1.5, door, rng, 0.15), 0.002, 1.0)
    lower = [(hz * 0.945, decay, amplitude) for hz, decay, amplitude in door]
    put(sound, hit(0.3, 1.7, lower, rng, 0.15), 0.112, 0.72)
    return low(finish(sound, 0.36, 0.45, top=2200), 1500)


def flip() -> Wave:
    """Ability flipped: a brass disc off the thumb, half a turn, down on felt."""
    rng = chance("flip")
    sound = silence(0.50)
    ting = hit(0.35, 0.25, brass_disc(1480, 0.34), rng, 0, 0.002)
    ting *= 0.72 + 0.28 * np.cos(2 * np.pi * 13 * times(0.35))  # it turns: face, edge, face
    put(sound, ting, 0.004, 0.80)
    put(sound, hit(0.1, 1.0, [(330, 0.04, 1), (560, 0.03, 0.6)], rng, 0.2), 0.002, 0.45)  # the thumb
    landed = samples(0.245)
    sound[landed:] *= np.exp(-np.arange(len(sound) - landed) / (0.014 * RATE))  # felt stops the disc
    felt = [(168, 0.09, 1), (262, 0.075, 0.9), (395, 0.055, 0.6), (610, 0.04, 0.3)]
    put(sound, hit(0.2, 1.7, felt, rng, 0.25), 0.243, 1.7)
    put(sound, hit(0.12, 0.7, brass_disc(1480, 0.05), rng, 0, 0.002), 0.243, 0.30)
    put(sound, friction(np.full(samples(0.05), 800.0), 0.6, rng) * bump(0.05, 0.2), 0.243, 0.07)
    return finish(sound, 0.50, 0.42, top=6000)


def window(number: int) -> Wave:
    """Window lit: a lamp comes on. Five pitches, A B D E F sharp; the row's own A and D follow."""
    hz = (A4, B4, D5, E5, FS5)[number - 1]
    lamp = [
        (hz * 0.9995, 0.42, 0.65),
        (hz * 1.0005, 0.40, 0.35),
        (hz * 2, 0.18, 0.12),
        (hz * 4, 0.17, 0.48),
        (hz * 6.7, 0.07, 0.08),
    ]
    return finish(hit(0.42, 0.30, lamp), 0.42, 0.5, "table", top=6000, fade=0.14)


def row() -> Wave:
    """Row scored: two bell notes up, fifth to keynote; goes on where the five windows end."""
    sound = silence(1.0)
    put(sound, handbell(A5, 1.0, 0.75), 0, 0.72)
    put(sound, handbell(D6, 1.0, 1.3), 0.115, 1.0)
    put(sound, handbell(D5, 1.0, 0.8, 0.7), 0.115, 0.30)  # a soft octave below keeps it warm
    return finish(sound, 1.0, 0.55, "quay", top=6500, fade=0.25)


def column() -> Wave:
    """Column scored: four bell notes, up the house."""
    sound = silence(1.25)
    for number, (hz, gain, decay) in enumerate(
        ((D5, 0.70, 0.7), (A5, 0.72, 0.7), (D6, 0.80, 0.95), (FS6, 0.92, 1.4))
    ):
        put(sound, handbell(hz, 1.2, decay, 0.30 - 0.015 * number), 0.088 * number, gain)
    put(sound, handbell(D5, 1.0, 0.9, 0.7), 0.264, 0.32)
    return finish(sound, 1.25, 0.55, "quay", top=6000, fade=0.3)


def coat() -> Wave:
    """Coat of arms earned: a small brass chime, three bars brushed as one."""
    sound = silence(1.1)
    for hz, at, gain, beat in ((A5, 0, 0.75, 3.7), (D6, 0.030, 0.85, 5.2), (FS6, 0.064, 0.80, 6.9)):
        put(sound, brass_bar(hz, 1.1, 1.15, 0.24, beat), at, gain)
    hanger = [(415, 0.04, 1), (690, 0.03, 0.6)]
    put(sound, hit(0.08, 0.8, hanger, chance("coat"), 0.2), 0, 0.35)
    return finish(sound, 1.1, 0.5, "quay", top=6000, fade=0.3)


def bell() -> Wave:
    """Your turn: the ship's bell, one stroke. On F sharp its minor tierce is A: both belong to D major."""
    return finish(cast_bell(FS5, 1.8, ring=1.5), 1.8, 0.5, "quay", top=5000, fade=0.75)


def horn(hz: float, seconds: float, rng: np.random.Generator) -> Wave:
    """A ship's horn: the upper partials come late and leave early, the pitch settles as the air does."""
    time = times(seconds)
    breath = (1 - np.exp(-time / 0.085)) * np.clip((seconds - time) / 0.26, 0, 1) ** 1.5
    wobble = low(rng.standard_normal(len(time) + 9000), 5)[9000:]
    falling = 0.012 * np.clip((time - seconds + 0.26) / 0.26, 0, 1) ** 2
    pitch = hz * (1 - 0.022 * np.exp(-time / 0.07) - falling + 0.0012 * wobble / wobble.std())
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    sound = np.zeros(len(time))
    for number in range(1, 19):
        partial = hz * number
        loud = 0.35 + np.exp(-0.5 * (np.log2(partial / 480) / 0.8) ** 2)
        amplitude = number**-0.75 * loud / (1 + (partial / 1500) ** 2)
        sound += (
            amplitude * breath ** (1 + 0.16 * (number - 1)) * np.sin(number * phase + number * number * 0.7)
        )
    return sound + 0.05 * (band(rng.standard_normal(len(time)), 250, 1100, 1) * breath)


def won() -> Wave:
    """Game won: a distant horn (keynote and fifth), then three bells up to the keynote."""
    rng = chance("won")
    sound = silence(3.1)
    far = silence(3.1)
    put(far, horn(D4 / 2, 1.0, rng), 0.0, 1.0)
    put(far, horn(A4 / 2, 0.97, rng), 0.03, 0.75)
    far = echoed(low(far, 1300, 2), 0.9, "quay")
    put(sound, far, 0, 0.20 / np.abs(far).max())
    bells = silence(3.1)
    put(bells, cast_bell(FS5, 2.2, 1.2, 0.32), 0.98, 0.62)
    put(bells, handbell(A5, 2.0, 1.2, 0.32), 1.19, 0.85)
    put(bells, cast_bell(D6, 1.8, 1.25, 0.32, 1.35), 1.42, 0.72)  # the last one is a major-third bell
    put(bells, handbell(D5, 1.8, 1.4, 0.7), 1.42, 0.55)
    put(sound, bells, 0, 0.34 / np.abs(bells).max())
    return finish(sound, 3.1, 0.45, "quay", top=5000, fade=0.8)


def lost() -> Wave:
    """Game lost: a warm phrase home, 6-5-3-1 in major on a rosewood bar; a day's work done."""
    sound = silence(1.7)
    for hz, at, gain in ((B4, 0, 0.80), (A4, 0.165, 0.76), (FS4, 0.340, 0.80), (D4, 0.570, 0.88)):
        put(sound, rosewood(hz, 1.3, 0.75), at, gain)
        put(sound, handbell(hz * 2, 1.2, 0.7, 0.7), at, 0.13 * gain)
    put(sound, rosewood(A4, 1.3, 0.7, 0.9), 0.590, 0.34)
    put(sound, rosewood(D4 / 2, 1.3, 0.9, 1.1), 0.570, 0.20)
    put(sound, handbell(D5, 1.3, 1.1, 0.7), 0.60, 0.16)
    return finish(sound, 1.7, 0.5, "quay", top=5000, fade=0.5)
