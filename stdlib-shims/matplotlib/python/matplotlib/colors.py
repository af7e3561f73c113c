"""Colours, norms and colormaps under matplotlib's names."""

from ._color_conversion import (
    ColorConverter, _colors_full_map, _ColorMapping, _is_nth_color, cnames, colorConverter, get_named_colors_mapping, hex2color, hsv_to_rgb, is_color_like,
    rgb2hex, rgb_to_hsv, same_color, to_hex, to_rgb, to_rgba, to_rgba_array,
)
from ._color_names import BASE_COLORS, CSS4_COLORS, TABLEAU_COLORS
from ._colormap_classes import Colormap, LinearSegmentedColormap, ListedColormap, lookup_table as _create_lookup_table
from ._norm_classes import BoundaryNorm, CenteredNorm, NoNorm, Normalize, PowerNorm, TwoSlopeNorm
from ._norms_from_scales import AsinhNorm, FuncNorm, LogNorm, SymLogNorm

_EXTENSIONS = {"both": (1, 1), "min": (1, 0), "max": (0, 1), "neither": (0, 0)}
for _class in (Colormap, LinearSegmentedColormap, ListedColormap, Normalize, BoundaryNorm, CenteredNorm, NoNorm, PowerNorm, TwoSlopeNorm, AsinhNorm, FuncNorm,
               LogNorm, SymLogNorm):
    _class.__module__ = "matplotlib.colors"
del _class


def from_levels_and_colors(levels, colors, extend="neither"):
    """A colormap and a norm that give each interval between levels its own colour."""
    if extend not in _EXTENSIONS:
        raise ValueError(f"{extend!r} is not a valid value for extend; supported values are 'both', 'min', 'max', 'neither'")
    first, last = _EXTENSIONS[extend]
    wanted = len(levels) - 1 + first + last
    if len(colors) != wanted:
        raise ValueError(f"With extend == {extend!r} and {len(levels)} levels, expected {wanted} colors, but got {len(colors)}")
    inner = list(colors[first:len(colors) - last])
    cmap = ListedColormap(inner)
    cmap.set_under(colors[0] if first else "none")
    cmap.set_over(colors[-1] if last else "none")
    cmap.colorbar_extend = extend
    return cmap, BoundaryNorm(levels, ncolors=len(inner))


def __getattr__(name):
    if name == "XKCD_COLORS":
        from ._xkcd_names import XKCD_COLORS
        return XKCD_COLORS
    if name == "ColorSequenceRegistry":
        from ._color_sequences import ColorSequenceRegistry
        return ColorSequenceRegistry
    if name == "LightSource":
        from ._light_source import LightSource
        return LightSource
    if name in ("BivarColormap", "BivarColormapFromImage", "MultivarColormap", "SegmentedBivarColormap"):
        raise NotImplementedError(f"matplotlib.colors.{name} is not available: colormaps have one dimension")
    if name == "make_norm_from_scale":
        raise NotImplementedError("matplotlib.colors.make_norm_from_scale is not available: use FuncNorm with a pair of functions")
    raise AttributeError(f"module 'matplotlib.colors' has no attribute {name!r}")
