"""Which colour a plot has when none is given, and grays that go with it."""

import numpy as np
from matplotlib.colors import to_rgb

from .utils import desaturate


def default_color(ax, kind, hue, color, kws, saturation=1):
    """The colour of a plot without hue: as given, or the next of the cycle for lines or for filled shapes."""
    if hue is not None:
        return None
    if color is not None:
        return desaturate(color, saturation) if saturation < 1 else color
    color = _from_keywords(kind, kws)
    if color is None:
        cycle = ax._get_lines if kind == "line" else ax._get_patches_for_fill
        color = cycle.get_next_color()
    elif color is False:
        return None
    if saturation < 1:
        return desaturate(color, saturation)
    return color if kind == "line" else to_rgb(color)


def _from_keywords(kind, kws):
    names = {
        "line": ("color", "c"),
        "points": ("facecolor", "facecolors", "fc", "color"),
        "fill": ("facecolor", "facecolors", "fc", "color"),
        "bars": ("facecolor", "fc", "color"),
    }[kind]
    if kind == "points" and kws.get("c") is not None:
        return False
    for name in names:
        value = kws.get(name)
        if value is not None and not (isinstance(value, str) and value == "none"):
            if np.ndim(value) > 1 or (np.ndim(value) == 1 and len(value) and np.ndim(value[0] if not isinstance(value[0], str) else [0])):
                return False
            return value
    return None


def complement_gray(color, base, hue_map):
    """A dark gray that goes with the colours of a plot, unless a colour is given."""
    from colorsys import rgb_to_hls
    from warnings import warn

    if isinstance(color, str) and color == "gray":
        warn('Use "auto" to set automatic grayscale colors. From v0.14.0, "gray" will default to matplotlib\'s '
             "definition.", FutureWarning, stacklevel=3)
        color = "auto"
    elif color is None or (isinstance(color, str) and color == "auto"):
        color = "auto"
    if not (isinstance(color, str) and color == "auto"):
        return color
    if hue_map is None or hue_map.table is None:
        if base is None:
            return None
        colors = [to_rgb(base)]
    else:
        colors = [to_rgb(hue_map(level)) for level in hue_map.table]
    darkest = np.float64(min(rgb_to_hls(*rgb)[1] for rgb in colors) * 0.6)
    return (darkest, darkest, darkest)
