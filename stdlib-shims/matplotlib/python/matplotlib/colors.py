"""Colours, norms and colormaps under matplotlib's names."""

import _rooms

from ._color_conversion import (
    ColorConverter, _colors_full_map, _ColorMapping, _is_nth_color, cnames, colorConverter, get_named_colors_mapping, hex2color, hsv_to_rgb, is_color_like,
    rgb2hex, rgb_to_hsv, same_color, to_hex, to_rgb, to_rgba, to_rgba_array,
)
from ._color_names import BASE_COLORS, CSS4_COLORS, TABLEAU_COLORS
_EXTENSIONS = {"both": (1, 1), "min": (1, 0), "max": (0, 1), "neither": (0, 0)}
_WHERE = _rooms.table(
    _color_sequences="ColorSequenceRegistry",
    _colormap_classes="Colormap LinearSegmentedColormap ListedColormap",
    _light_source="LightSource",
    _norm_classes="BoundaryNorm CenteredNorm NoNorm Normalize PowerNorm TwoSlopeNorm",
    _norms_from_scales="AsinhNorm FuncNorm LogNorm SymLogNorm",
    _xkcd_names="XKCD_COLORS",
)
_find = _rooms.doors(__name__, _WHERE, home="matplotlib")


def from_levels_and_colors(levels, colors, extend="neither"):
    """A colormap and a norm that give each interval between levels its own colour."""
    if extend not in _EXTENSIONS:
        raise ValueError(f"{extend!r} is not a valid value for extend; supported values are 'both', 'min', 'max', 'neither'")
    first, last = _EXTENSIONS[extend]
    wanted = len(levels) - 1 + first + last
    if len(colors) != wanted:
        raise ValueError(f"With extend == {extend!r} and {len(levels)} levels, expected {wanted} colors, but got {len(colors)}")
    from ._colormap_classes import ListedColormap
    from ._norm_classes import BoundaryNorm
    inner = list(colors[first:len(colors) - last])
    cmap = ListedColormap(inner)
    cmap.set_under(colors[0] if first else "none")
    cmap.set_over(colors[-1] if last else "none")
    cmap.colorbar_extend = extend
    return cmap, BoundaryNorm(levels, ncolors=len(inner))


def __getattr__(name):
    if name in ("BivarColormap", "BivarColormapFromImage", "MultivarColormap", "SegmentedBivarColormap"):
        raise NotImplementedError(f"matplotlib.colors.{name} is not available: colormaps have one dimension")
    if name == "make_norm_from_scale":
        raise NotImplementedError("matplotlib.colors.make_norm_from_scale is not available: use FuncNorm with a pair of functions")
    return _find(name)


def __dir__():
    return sorted({*globals(), *_WHERE})


__all__ = [name for name in __dir__() if not name.startswith("_")]
