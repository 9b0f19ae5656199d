"""Make every sound of the game from nothing: one file that holds them all, and a table of where each begins.

Needs ``pip install numpy scipy`` and the commands ``lame`` and ``ffmpeg``::

    python web/sounds/make_sounds.py

writes ``sounds.mp3`` and ``sounds.json`` beside this file, the same bytes each time, and prints how loud each
sound came out and whether it is where the table says.
"""

import json
import subprocess
import tempfile
import wave
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
import recipes
from scipy.signal import fftconvolve, lfilter
from synthesis import RATE, Wave, chance, high, samples, silence

HERE = Path(__file__).resolve().parent
SPRITE = HERE / "sounds.mp3"
TABLE = HERE / "sounds.json"
# Silence before the first sound, and after each: a decoder that begins late never plays a neighbour.
BEFORE, BETWEEN = 0.05, 0.1
# How far the speed of a sound without a pitch may be varied when it is played.
VARY = 0.03
# Peaks above this, in dB, are rounded.
CEILING = -4.5
WINDOW_SECONDS = 0.4


class Sound(NamedTuple):
    """How a sound is made, its loudest 0.4 seconds in LUFS, and its group."""

    make: Callable[[], Wave]
    loudness: float
    group: str

    @property
    def vary(self) -> float:
        """Sounds with a pitch stay in tune."""
        return VARY if self.group in ("often", "answer") else 0


SOUNDS = {
    "card": Sound(recipes.card, -24, "often"),
    "pay": Sound(recipes.pay, -24, "often"),
    "lift": Sound(recipes.lift, -25, "often"),
    "turn": Sound(recipes.turn, -28, "often"),
    "set-s": Sound(partial(recipes.tile_set, 0), -23.5, "often"),
    "set-m": Sound(partial(recipes.tile_set, 1), -23, "often"),
    "set-l": Sound(partial(recipes.tile_set, 2), -22.5, "often"),
    "no": Sound(recipes.no, -23.5, "answer"),
    "flip": Sound(recipes.flip, -21, "answer"),
    "row": Sound(recipes.row, -18, "score"),
    "column": Sound(recipes.column, -18, "score"),
    "coat": Sound(recipes.coat, -18, "score"),
    "bell": Sound(recipes.bell, -18, "call"),
    "won": Sound(recipes.won, -18, "end"),
    "lost": Sound(recipes.lost, -18, "end"),
    **{f"window-{number}": Sound(partial(recipes.window, number), -27, "score") for number in range(1, 6)},
}


def k_weighted(sound: Wave) -> Wave:
    """As the ear weighs it, by ITU-R BS.1770: a shelf above 1.7 kHz, and nothing below 38 Hz."""
    for hz, gain, quality, shelf in (
        (1681.974450955533, 3.999843853973347, 0.7071752369554196, True),
        (38.13547087602444, 0, 0.5003270373238773, False),
    ):
        k = np.tan(np.pi * hz / RATE)
        whole = 1 + k / quality + k * k
        poles = [1, 2 * (k * k - 1) / whole, (1 - k / quality + k * k) / whole]
        zeros = [1.0, -2.0, 1.0]
        if shelf:
            top = 10 ** (gain / 20)
            middle = top**0.4996667741545416
            zeros = [
                (top + middle * k / quality + k * k) / whole,
                2 * (k * k - top) / whole,
                (top - middle * k / quality + k * k) / whole,
            ]
        sound = lfilter(zeros, poles, sound)
    return sound


def loudness(sound: Wave) -> float:
    """The loudest 0.4 seconds, in LUFS, with silence around."""
    around = np.concatenate([silence(WINDOW_SECONDS), sound, silence(WINDOW_SECONDS)])
    power = np.cumsum(np.concatenate([[0], k_weighted(around) ** 2]))
    width = samples(WINDOW_SECONDS)
    return float(-0.691 + 10 * np.log10(np.max(power[width:] - power[:-width]) / width + 1e-12))


def levelled(sound: Wave, wanted: float) -> Wave:
    """A sound as loud as wanted; the few peaks above the ceiling are rounded, not cut."""
    top = 10 ** (CEILING / 20)
    knee = 0.7 * top
    for _ in range(4):
        sound = sound * 10 ** ((wanted - loudness(sound)) / 20)
        size = np.abs(sound)
        over = size > knee
        if size.max() > top:
            sound[over] = np.sign(sound[over]) * (
                knee + (top - knee) * np.tanh((size[over] - knee) / (top - knee))
            )
            sound = high(sound, 25, 1)  # rounding may leave an offset
            end = samples(0.02)
            sound[-end:] *= np.linspace(1, 0, end)
    return sound


def write_mp3(sound: Wave, path: Path) -> None:
    """Write a sound as an MP3 of one channel."""
    dither = chance("dither").triangular(-1, 0, 1, len(sound))
    steps = np.where(sound == 0, 0, np.round(sound * 32767 + dither * 0.5)).astype("<i2")
    with tempfile.TemporaryDirectory() as folder:
        raw = f"{folder}/sound.wav"
        with wave.open(raw, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(steps.tobytes())
        encode = ["lame", "--quiet", "-m", "m", "-q", "0", "--noreplaygain", "-V", "3", raw, str(path)]
        subprocess.run(encode, check=True)  # noqa: S603


def read_mp3(path: Path) -> Wave:
    """An MP3 as others hear it."""
    decode = ["ffmpeg", "-v", "error", "-i", str(path), "-f", "f32le", "-ac", "1", "-ar", str(RATE), "-"]
    raw = subprocess.run(decode, check=True, stdout=subprocess.PIPE).stdout  # noqa: S603
    return np.frombuffer(raw, "<f4").astype(float)


def write_table(begins: dict[str, float], made: dict[str, Wave]) -> None:
    """Where each sound begins and how long it is, in seconds, one to a line."""
    lines = []
    for name, sound in SOUNDS.items():
        length = round(len(made[name]) / RATE, 4)
        entry = {"at": round(begins[name], 4), "len": length, "group": sound.group, "vary": sound.vary}
        fields = ", ".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in entry.items())
        lines.append(f'  "{name}": {{ {fields} }}')
    TABLE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def report(begins: dict[str, float], made: dict[str, Wave]) -> None:
    """Print how each sound came out of the encoder, and how far from where the table says."""
    heard = read_mp3(SPRITE)
    margin = 1500
    print("name      seconds   LUFS  wanted   peak  shift in samples")
    for name, sound in made.items():
        start = samples(begins[name])
        found = fftconvolve(heard[start - margin : start + len(sound) + margin], sound[::-1], "valid")
        shift = int(np.argmax(found)) - margin
        part = heard[start : start + len(sound)]
        peak = 20 * np.log10(np.abs(part).max())
        wanted = SOUNDS[name].loudness
        print(f"{name:9} {len(sound) / RATE:7.2f} {loudness(part):6.1f}  {wanted:6.1f} {peak:6.1f}  {shift}")
    print(f"{SPRITE.name}: {SPRITE.stat().st_size} bytes")


def main() -> None:
    """Make all sounds."""
    made = {name: levelled(sound.make(), sound.loudness) for name, sound in SOUNDS.items()}
    begins: dict[str, float] = {}
    parts = [silence(BEFORE)]
    at = BEFORE
    for name, sound in made.items():
        begins[name] = at
        parts += [sound, silence(BETWEEN)]
        at += len(sound) / RATE + BETWEEN
    write_mp3(np.concatenate(parts), SPRITE)
    write_table(begins, made)
    report(begins, made)


if __name__ == "__main__":
    main()
