"""Colours as a script writes them, turned into red, green, blue and alpha between 0 and 1."""

import numpy as np

from . import rcParams
from ._color_names import BASE_COLORS, CSS4_COLORS, TABLEAU_COLORS

_cache = {}


class _ColorMapping(dict):
    """Colours by name; a change forgets what was converted before."""

    def __setitem__(self, key, value):
        dict.__setitem__(self, key, value)
        _cache.clear()

    def __delitem__(self, key):
        dict.__delitem__(self, key)
        _cache.clear()

    def update(self, *args, **kwargs):
        """Adds several names."""
        dict.update(self, *args, **kwargs)
        _cache.clear()


_colors_full_map = _ColorMapping(CSS4_COLORS)
dict.update(_colors_full_map, TABLEAU_COLORS)
dict.__setitem__(_colors_full_map, "tab:grey", TABLEAU_COLORS["tab:gray"])
dict.update(_colors_full_map, BASE_COLORS)


def get_named_colors_mapping():
    """All colours by name; a name that is put in can be used from then on."""
    if "xkcd:dust" not in _colors_full_map:
        from ._xkcd_names import XKCD_COLORS
        others = dict(_colors_full_map)
        dict.clear(_colors_full_map)
        dict.update(_colors_full_map, XKCD_COLORS)
        dict.update(_colors_full_map, {name.replace("grey", "gray"): colour for name, colour in XKCD_COLORS.items() if "grey" in name})
        dict.update(_colors_full_map, others)
    return _colors_full_map


def _is_nth_color(c):
    return isinstance(c, str) and len(c) > 1 and c[0] == "C" and c[1:].isdecimal() and c.isascii()


def is_color_like(c):
    """Whether something can be read as one colour."""
    if _is_nth_color(c):
        return True
    try:
        to_rgba(c)
    except (TypeError, ValueError):
        return False
    return True


def to_rgba(c, alpha=None):
    """A colour as (red, green, blue, alpha), each from 0 to 1."""
    if isinstance(c, tuple) and len(c) == 2:
        alpha = c[1] if alpha is None else alpha
        c = c[0]
    if _is_nth_color(c):
        colours = rcParams["axes.prop_cycle"].by_key().get("color", ["k"])
        c = colours[int(c[1:]) % len(colours)]
    try:
        return _cache[c, alpha]
    except (KeyError, TypeError):
        pass
    found = _converted(c, alpha)
    try:
        if len(_cache) < 4096:
            _cache[c, alpha] = found
    except TypeError:
        pass
    return found


def _named(c):
    """What a name stands for: itself if it is not one."""
    found = _colors_full_map.get(c)
    if found is None and ":" in c and c.lower().startswith("xkcd:"):
        found = get_named_colors_mapping().get(c)
    if found is None and len(c) != 1:
        found = _colors_full_map.get(c.lower())
    return c if found is None else found


def _converted(c, alpha):
    if alpha is not None and not 0 <= alpha <= 1:
        raise ValueError("'alpha' must be between 0 and 1, inclusive")
    original = c
    if isinstance(c, str):
        if c.lower() == "none":
            return (0.0, 0.0, 0.0, 0.0)
        c = _named(c)
        if isinstance(c, str):
            return _from_text(c, alpha, original)
    if isinstance(c, np.ndarray) and c.ndim == 2 and c.shape[0] == 1:
        c = c.reshape(-1)
    if not np.iterable(c):
        raise ValueError(f"Invalid RGBA argument: {original!r}")
    c = c.tolist() if isinstance(c, np.ndarray) else list(c)
    if len(c) not in (3, 4):
        raise ValueError("RGBA sequence should have length 3 or 4")
    if not all(isinstance(x, (int, float, np.number)) for x in c):
        raise ValueError(f"Invalid RGBA argument: {original!r}")
    c = tuple(float(x) for x in c)
    if len(c) == 3:
        c += (1 if alpha is None else alpha,)
    elif alpha is not None:
        c = c[:3] + (alpha,)
    if any(x < 0 or x > 1 for x in c):
        raise ValueError("RGBA values should be within 0-1 range")
    return c


def _from_text(c, alpha, original):
    if c[:1] == "#" and len(c) in (4, 5, 7, 9):
        width = 1 if len(c) < 6 else 2
        try:
            channels = [int(c[i:i + width] * (3 - width), 16) / 255 for i in range(1, len(c), width)]
        except ValueError:
            channels = None
        if channels is not None and c[1:].isalnum():
            if len(channels) == 3:
                channels.append(1.0)
            if alpha is not None:
                channels[3] = alpha
            return tuple(channels)
    try:
        grey = float(c)
    except ValueError:
        raise ValueError(f"Invalid RGBA argument: {original!r}") from None
    if not 0 <= grey <= 1:
        raise ValueError(f"Invalid string grayscale value {original!r}. Value must be within 0-1 range")
    return (grey, grey, grey, 1.0 if alpha is None else alpha)


def to_rgba_array(c, alpha=None):
    """Colours as an array with one row (red, green, blue, alpha) each; "none" gives no rows."""
    if isinstance(c, tuple) and len(c) == 2 and isinstance(c[1], (int, float, np.number)):
        alpha = c[1] if alpha is None else alpha
        c = c[0]
    if np.iterable(alpha):
        alpha = np.asarray(alpha).ravel()
    if isinstance(c, np.ndarray) and c.dtype.kind in "if" and c.ndim == 2 and c.shape[1] in (3, 4):
        return _from_rows(c, alpha)
    if isinstance(c, str) and c.lower() == "none":
        return np.zeros((0, 4), float)
    try:
        if np.iterable(alpha):
            return np.array([to_rgba(c, float(one)) for one in alpha], float).reshape(-1, 4)
        return np.array([to_rgba(c, alpha)], float)
    except TypeError:
        pass
    except ValueError as error:
        if str(error) == "'alpha' must be between 0 and 1, inclusive":
            raise
    if isinstance(c, str):
        raise ValueError(f"{c!r} is not a valid color value.")
    if len(c) == 0:
        return np.zeros((0, 4), float)
    rgba = np.array([to_rgba(one) for one in c], float)
    if alpha is not None:
        hidden = [isinstance(one, str) and one.lower() == "none" for one in c]
        if np.iterable(alpha) and len(alpha) > len(c) == 1:
            rgba = np.tile(rgba, (len(alpha), 1))
        rgba[:, 3] = alpha
        for row, none in enumerate(hidden):
            if none:
                rgba[row] = 0
    return rgba


def _from_rows(c, alpha):
    if c.shape[1] == 3:
        rgba = np.concatenate([c.astype(float), np.ones((len(c), 1))], axis=1)
    else:
        rgba = c.astype(float)
    if alpha is not None:
        if np.iterable(alpha) and len(rgba) == 1 and len(alpha) > 1:
            rgba = np.tile(rgba, (len(alpha), 1))
        rgba[:, 3] = alpha
    if rgba.size and (rgba.min() < 0 or rgba.max() > 1):
        raise ValueError("RGBA values should be within 0-1 range")
    return rgba


def to_rgb(c):
    """A colour as (red, green, blue)."""
    return to_rgba(c)[:3]


def to_hex(c, keep_alpha=False):
    """A colour as "#rrggbb", or "#rrggbbaa" with `keep_alpha`."""
    rgba = to_rgba(c)
    return "#" + "".join(format(round(value * 255), "02x") for value in (rgba if keep_alpha else rgba[:3]))


hex2color = to_rgb
rgb2hex = to_hex
cnames = CSS4_COLORS


def same_color(c1, c2):
    """Whether two colours, or two lists of them, are the same."""
    first, second = to_rgba_array(c1), to_rgba_array(c2)
    if max(first.shape[0], 1) != max(second.shape[0], 1):
        raise ValueError("Different number of elements passed.")
    return np.array_equal(first, second)


class ColorConverter:
    """The conversions as methods, as old scripts call them."""

    colors = _colors_full_map
    cache = _cache
    to_rgb = staticmethod(to_rgb)
    to_rgba = staticmethod(to_rgba)
    to_rgba_array = staticmethod(to_rgba_array)


colorConverter = ColorConverter()


def _three_channels(values):
    values = np.asarray(values)
    if values.shape[-1:] != (3,):
        raise ValueError(f"Last dimension of input array must be 3; shape {values.shape} was found.")
    return values.astype(float)


def rgb_to_hsv(arr):
    """Red, green, blue (0 to 1) as hue, saturation, value."""
    rgb = _three_channels(arr)
    if rgb.size and rgb.max() > 1:
        raise ValueError("Input array must be in the range [0, 1]. Found a maximum value of {}".format(rgb.max()))
    red, green, blue = rgb[..., 0], rgb[..., 1], rgb[..., 2]
    value = rgb.max(axis=-1)
    spread = value - rgb.min(axis=-1)
    grey = spread == 0
    step = np.where(grey, 1.0, spread)
    hue = np.where(value == red, (green - blue) / step, np.where(value == green, 2.0 + (blue - red) / step, 4.0 + (red - green) / step))
    # as the original: where several channels are largest, the last one counts
    hue = np.where((value == green) & (value != blue), 2.0 + (blue - red) / step, hue)
    hue = np.where(value == blue, 4.0 + (red - green) / step, hue)
    saturation = np.where(value > 0, spread / np.where(value > 0, value, 1.0), 0.0)
    hue = np.where(grey, 0.0, (hue / 6.0) % 1.0)
    return np.stack([hue, saturation, value], axis=-1)


def hsv_to_rgb(hsv):
    """Hue, saturation, value (0 to 1) as red, green, blue."""
    hsv = _three_channels(hsv)
    if hsv.size and (hsv.min() < 0 or hsv.max() > 1):
        raise ValueError("Input array must be in the range [0, 1]. Found a maximum value of {}".format(hsv.max()))
    hue, saturation, value = hsv[..., 0], hsv[..., 1], hsv[..., 2]
    sector = (hue * 6.0).astype(int)
    part = hue * 6.0 - sector
    low = value * (1.0 - saturation)
    falling = value * (1.0 - saturation * part)
    rising = value * (1.0 - saturation * (1.0 - part))
    sector = sector % 6

    def pick(*choices):
        result = choices[5]
        for n in range(4, -1, -1):
            result = np.where(sector == n, choices[n], result)
        return result

    return np.stack([pick(value, falling, low, low, rising, value), pick(rising, value, value, falling, low, low),
                     pick(low, low, rising, value, value, falling)], axis=-1)
