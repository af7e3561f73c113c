"""Makes matplotlib's own colormaps from their tables, each when it is first asked for."""

import numpy as np

from ._colormap_classes import LinearSegmentedColormap, ListedColormap
from ._colormap_tables import EVEN, EVEN_NUMBERS, NAMES, PLACED, QUALITATIVE, SEGMENTS

_SAME = {"grey": "gray", "Grays": "Greys", "gist_grey": "gist_gray", "gist_yerg": "gist_yarg"}
ALL_NAMES = NAMES + tuple(name + "_r" for name in NAMES)


def _wave(amplitude, frequency, phase, level):
    return lambda x: amplitude * np.sin((x * frequency + phase) * np.pi) + level


def _cubehelix(first, second):
    def channel(x):
        amplitude = x * (1 - x) / 2
        angle = 2 * np.pi * (0.5 / 3 - 1.5 * x)
        return x + amplitude * (first * np.cos(angle) + second * np.sin(angle))
    return channel


def _gnuplot2_blue(x):
    return np.where(x < 0.25, 4 * x, np.where(x < 0.92, -2 * x + 1.84, x / 0.08 - 11.5))


def _straight(slope, start):
    return lambda x: slope * x + start


def _channels_by_formula(name):
    """The three functions of a colormap that is given by formulas."""
    if name == "cubehelix":
        return _cubehelix(-0.14861, 1.78277), _cubehelix(-0.29227, -0.90649), _cubehelix(1.97294, 0.0)
    if name == "flag":
        return _wave(0.75, 31.5, 0.25, 0.5), _wave(1.0, 31.5, 0.0, 0.0), _wave(0.75, 31.5, -0.25, 0.5)
    if name == "prism":
        return _wave(0.75, 20.9, 0.25, 0.67), _wave(0.75, 20.9, -0.25, 0.33), _wave(-1.1, 20.9, 0.0, 0.0)
    if name == "gist_gray":
        return (_straight(1, 0),) * 3
    if name == "gist_yarg":
        return (_straight(-1, 1),) * 3
    if name == "gist_heat":
        return _straight(1.5, 0), _straight(2, -1), _straight(4, -3)
    if name == "afmhot":
        return _straight(2, 0), _straight(2, -0.5), _straight(2, -1)
    if name == "gnuplot":
        return np.sqrt, lambda x: x**3, lambda x: np.sin(2 * np.pi * x)
    if name == "gnuplot2":
        return lambda x: x / 0.32 - 0.78125, _straight(2, -0.84), _gnuplot2_blue
    if name == "ocean":
        return _straight(3, -2), lambda x: np.abs((3 * x - 1) / 2), _straight(1, 0)
    return lambda x: np.abs(2 * x - 0.5), lambda x: np.sin(np.pi * x), lambda x: np.cos(np.pi / 2 * x)


def colours_from_hex(text):
    """Rows of (red, green, blue) from six hexadecimal digits each."""
    return np.frombuffer(bytes.fromhex(text), dtype=np.uint8).reshape(-1, 3) / 255


def _segmented(name, places, colours):
    channels = {key: np.column_stack([places, colours[:, i], colours[:, i]]) for i, key in enumerate(("red", "green", "blue"))}
    return LinearSegmentedColormap(name, channels)


def _listed(name):
    from base64 import b64decode

    from ._colormap_listed import TABLES
    twilight = name.startswith("twilight")
    raw = np.frombuffer(b64decode(TABLES["twilight" if twilight else name]), dtype=np.uint8)
    if twilight:
        colours = raw.reshape(-1, 3, 4) @ np.array([1.0, 256.0, 65536.0, 16777216.0]) / 1e9
    else:
        colours = raw.reshape(-1, 3, 3) @ np.array([1.0, 256.0, 65536.0]) / 1e6
    if name == "twilight_shifted":
        half = len(colours) // 2
        colours = np.concatenate([colours[half:], colours[:half]])[::-1]
    return ListedColormap(colours.tolist(), name=name)


def make(name):
    """One of matplotlib's colormaps; `name` is known."""
    if name.endswith("_r"):
        return make(name[:-2]).reversed()
    source = _SAME.get(name, name)
    if source in EVEN:
        colours = colours_from_hex(EVEN[source])
        return _segmented(name, np.linspace(0, 1, len(colours)), colours)
    if source in EVEN_NUMBERS:
        colours = np.array(EVEN_NUMBERS[source], float).reshape(-1, 3)
        places = np.linspace(0, 1, len(colours))
        return _segmented(name, np.round(places, 6) if source == "pink" else places, colours)
    if source in PLACED:
        table = np.array(PLACED[source], float)
        return _segmented(name, table[:, 0], table[:, 1:])
    if source in SEGMENTS:
        channels = {key: [(row[0], row[1], row[-1]) for row in rows] for key, rows in zip(("red", "green", "blue"), SEGMENTS[source])}
        return LinearSegmentedColormap(name, channels)
    if source in QUALITATIVE:
        return ListedColormap(tuple(tuple(row) for row in colours_from_hex(QUALITATIVE[source]).tolist()), name=name)
    if source in ("cubehelix", "flag", "prism", "gist_gray", "gist_yarg", "gist_heat", "afmhot", "gnuplot", "gnuplot2", "ocean", "rainbow"):
        return LinearSegmentedColormap(name, dict(zip(("red", "green", "blue"), _channels_by_formula(source))))
    return _listed(name)
