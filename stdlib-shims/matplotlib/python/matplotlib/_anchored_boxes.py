"""Boxes at a corner or side of axes."""

from . import rcParams
from ._bbox import Bbox, BboxBase
from ._following_boxes import TransformedBbox
from ._checks import in_list
from ._offset_boxes import OffsetBox, TextArea, fit_frame

CODES = {"upper right": 1, "upper left": 2, "lower left": 3, "lower right": 4, "right": 5, "center left": 6, "center right": 7,
         "lower center": 8, "upper center": 9, "center": 10}
_CORNERS = [None, "NE", "NW", "SW", "SE", "E", "W", "E", "S", "N", "C"]


def anchored_corner(loc, bbox, parentbbox, borderpad):
    """Where the lower left corner of a box goes."""
    return bbox.anchored(_CORNERS[loc], container=parentbbox.padded(-borderpad))._box()[:2]


class AnchoredOffsetbox(OffsetBox):
    """A box at a corner or side of axes, with a frame."""

    __module__ = "matplotlib.offsetbox"
    zorder = 5
    codes = CODES

    def __init__(self, loc, *, pad=0.4, borderpad=0.5, child=None, prop=None, frameon=True, bbox_to_anchor=None, bbox_transform=None,
                 **kwargs):
        super().__init__(**kwargs)
        from ._fancy_box import FancyBboxPatch
        from .font_manager import FontProperties
        self.set_bbox_to_anchor(bbox_to_anchor, bbox_transform)
        self.set_child(child)
        if isinstance(loc, str):
            in_list("loc", loc, [*CODES])
            loc = CODES[loc]
        self.loc = loc
        self.borderpad, self.pad = borderpad, pad
        if prop is None:
            prop = FontProperties(size=rcParams["legend.fontsize"])
        self.prop = FontProperties._from_any(prop)
        self.patch = FancyBboxPatch((0.0, 0.0), 1.0, 1.0, facecolor="w", edgecolor="k", mutation_scale=self.prop.get_size_in_points(),
                                    snap=True, visible=frameon, boxstyle="square,pad=0")

    def set_child(self, child):
        self._child, self.stale = child, True
        if child is not None:
            child.axes = self.axes

    def get_child(self):
        return self._child

    def get_children(self):
        return [self.__dict__.get("_child")] if self.__dict__.get("_child") is not None else []

    def get_bbox(self, renderer):
        fontsize = renderer.points_to_pixels(self.prop.get_size_in_points())
        return self._child.get_bbox(renderer).padded(self.pad * fontsize)

    def get_bbox_to_anchor(self):
        """The box in whose corner this is put."""
        if self._bbox_to_anchor is None:
            return self.axes.bbox
        if self._bbox_to_anchor_transform is None:
            return self._bbox_to_anchor
        return TransformedBbox(self._bbox_to_anchor, self._bbox_to_anchor_transform)

    def set_bbox_to_anchor(self, bbox, transform=None):
        if bbox is None or isinstance(bbox, BboxBase):
            self._bbox_to_anchor = bbox
        else:
            self._bbox_to_anchor = Bbox.from_bounds(*bbox, *([0, 0] if len(bbox) == 2 else []))
        self._bbox_to_anchor_transform = transform
        self.stale = True

    def get_offset(self, bbox=None, renderer=None):
        pad = self.borderpad * renderer.points_to_pixels(self.prop.get_size_in_points())
        x, y = anchored_corner(self.loc, bbox, self.get_bbox_to_anchor(), pad)
        return x - float(bbox.x0), y - float(bbox.y0)

    def update_frame(self, bbox, fontsize=None):
        fit_frame(self.patch, bbox, fontsize)

    def draw(self, renderer):
        if self.get_visible():
            self.update_frame(self.get_window_extent(renderer), renderer.points_to_pixels(self.prop.get_size_in_points()))
            self.patch.draw(renderer)
            self._child.set_offset(self.get_offset(self.get_bbox(renderer), renderer))
            self._child.draw(renderer)
            self.stale = False


class AnchoredText(AnchoredOffsetbox):
    """Text at a corner or side of axes."""

    __module__ = "matplotlib.offsetbox"

    def __init__(self, s, loc, *, pad=0.4, borderpad=0.5, prop=None, **kwargs):
        from .font_manager import FontProperties
        prop = {} if prop is None else prop
        if {"va", "verticalalignment"} & set(prop):
            raise ValueError("Mixing verticalalignment with AnchoredText is not supported.")
        self.txt = TextArea(s, textprops=prop)
        super().__init__(loc, pad=pad, borderpad=borderpad, child=self.txt, prop=FontProperties(size=self.txt._text.get_fontsize()),
                         **kwargs)


