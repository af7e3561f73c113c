"""Patches: shapes with a face and an edge."""

from ._patch_base import Patch
from ._patch_polygons import CirclePolygon, PathPatch, Polygon, Rectangle, RegularPolygon, Shadow, StepPatch
from .path import Path

_ROOMS = {"Arrow": "_patch_arrows", "FancyArrow": "_patch_arrows", "BoxStyle": "_box_styles", "FancyBboxPatch": "_fancy_box",
          "ArrowStyle": "_arrow_styles", "ConnectionStyle": "_connection_styles", "FancyArrowPatch": "_fancy_arrow",
          "ConnectionPatch": "_fancy_arrow", "Annulus": "_patch_round", "Arc": "_patch_round", "Circle": "_patch_round",
          "Ellipse": "_patch_round", "Wedge": "_patch_round"}
__all__ = ["CirclePolygon", "Patch", "Path", "PathPatch", "Polygon", "Rectangle", "RegularPolygon", "Shadow", "StepPatch", "bbox_artist", *_ROOMS]


def __getattr__(name):
    """What few scripts use is loaded when it is named."""
    room = _ROOMS.get(name)
    if room is None:
        raise AttributeError(f"module 'matplotlib.patches' has no attribute {name!r}")
    from importlib import import_module
    value = getattr(import_module("matplotlib." + room), name)
    globals()[name] = value
    return value


def bbox_artist(artist, renderer, props=None, fill=True):
    """Draw a box around an artist."""
    props = {} if props is None else props.copy()
    pad = renderer.points_to_pixels(props.pop("pad", 4))
    box = artist.get_window_extent(renderer)
    patch = Rectangle((box.x0 - pad / 2, box.y0 - pad / 2), box.width + pad, box.height + pad, fill=fill, clip_on=False)
    patch.update(props)
    patch.draw(renderer)


def __dir__():
    return sorted({*globals(), *__all__})
