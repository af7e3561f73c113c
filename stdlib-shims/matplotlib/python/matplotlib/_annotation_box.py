"""Boxes that point at something, and pictures as boxes."""

import numpy as np

from . import rcParams
from ._annotation import _AnnotationBase
from ._bbox import Bbox
from ._offset_boxes import OffsetBox
from .artist import Artist


class OffsetImage(OffsetBox):
    """A picture as a box."""

    __module__ = "matplotlib.offsetbox"

    def __init__(self, arr, *, zoom=1, cmap=None, norm=None, interpolation=None, origin=None, filternorm=True, filterrad=4.0,
                 resample=False, dpi_cor=True, **kwargs):
        from .image import BboxImage
        super().__init__()
        self._dpi_cor = dpi_cor
        self.image = BboxImage(bbox=self.get_window_extent, cmap=cmap, norm=norm, interpolation=interpolation, origin=origin,
                               filternorm=filternorm, filterrad=filterrad, resample=resample, **kwargs)
        self._children, self._zoom = [self.image], zoom
        self.set_data(arr)

    def set_data(self, arr):
        self._data = pixels = np.asarray(arr)
        self.image.set_data(pixels)
        if self.image.get_array().ndim == 2:
            self.image.autoscale_None()
        self.stale = True

    def get_data(self):
        return self._data

    def set_zoom(self, zoom):
        self._zoom = zoom
        self.stale = True

    def get_zoom(self):
        return self._zoom

    def get_offset(self, bbox=None, renderer=None):
        return self._offset

    def get_bbox(self, renderer):
        scale = (renderer.points_to_pixels(1.0) if self._dpi_cor else 1.0) * self._zoom
        rows, columns = self._data.shape[:2]
        return Bbox.from_bounds(0, 0, scale * columns, scale * rows)

    def draw(self, renderer):
        self.image.draw(renderer)
        self.stale = False


class AnnotationBbox(Artist, _AnnotationBase):
    """A box that belongs to a point, perhaps with an arrow to it."""

    __module__ = "matplotlib.offsetbox"
    zorder = 3

    def __str__(self):
        return f"AnnotationBbox({self.xy[0]:g},{self.xy[1]:g})"

    def __init__(self, offsetbox, xy, xybox=None, xycoords="data", boxcoords=None, *, frameon=True, pad=0.4, annotation_clip=None,
                 box_alignment=(0.5, 0.5), bboxprops=None, arrowprops=None, fontsize=None, **kwargs):
        Artist.__init__(self)
        _AnnotationBase.__init__(self, xy, xycoords=xycoords, annotation_clip=annotation_clip)
        self.offsetbox, self._box_alignment = offsetbox, box_alignment
        self.xybox = xy if xybox is None else xybox
        self.boxcoords = xycoords if boxcoords is None else boxcoords
        self.set_fontsize(fontsize)
        self._make_arrow(arrowprops)
        self._make_frame(frameon, pad, bboxprops)
        self._internal_update(kwargs)

    def _make_arrow(self, arrowprops):
        self.arrowprops = self.arrow_patch = None
        if arrowprops is not None:
            from ._fancy_arrow import FancyArrowPatch
            self.arrowprops = dict(arrowprops)
            self._arrow_relpos = self.arrowprops.pop("relpos", (0.5, 0.5))
            self.arrow_patch = FancyArrowPatch((0, 0), (1, 1), **self.arrowprops)

    def _make_frame(self, visible, pad, changes):
        from ._fancy_box import FancyBboxPatch
        self.patch = FancyBboxPatch((0.0, 0.0), 1.0, 1.0, facecolor="w", edgecolor="k", mutation_scale=self._font_size(), snap=True,
                                    visible=visible)
        self.patch.set_boxstyle("square", pad=pad)
        self.patch.set(**(changes or {}))

    def _set_place(self, xyann):
        self.xybox, self.stale = xyann, True

    def _set_system(self, coords):
        self.boxcoords, self.stale = coords, True

    xyann = property(lambda self: self.xybox, _set_place)
    anncoords = property(lambda self: self.boxcoords, _set_system)

    def get_children(self):
        return [child for child in (self.offsetbox, self.patch, self.arrow_patch) if child is not None]

    def set_figure(self, fig):
        for part in (self.arrow_patch, self.offsetbox):
            if part is not None:
                part.set_figure(fig)
        Artist.set_figure(self, fig)

    figure = property(Artist.get_figure, set_figure)

    def set_fontsize(self, s=None):
        from .font_manager import FontProperties
        self.prop = FontProperties(size=rcParams["legend.fontsize"] if s is None else s)
        self.stale = True

    def get_fontsize(self):
        return self.prop.get_size_in_points()

    def _font_size(self):
        return self.prop.get_size_in_points()

    def get_window_extent(self, renderer=None):
        if renderer is None:
            from ._renderer import measuring
            renderer = measuring(self.get_figure(root=True).dpi)
        self.update_positions(renderer)
        return Bbox.union([child.get_window_extent(renderer) for child in self.get_children()])

    get_tightbbox = get_window_extent

    def update_positions(self, renderer):
        """Put the box and the arrow where they belong."""
        x, y = self._get_xy(renderer, self.xybox, self.boxcoords).tolist()
        inner = self.offsetbox.get_bbox(renderer)
        left, low, right, high = inner._box()
        across, up = self._box_alignment
        self.offsetbox.set_offset((x - across * (right - left) - left, y - up * (high - low) - low))
        frame = self.offsetbox.get_window_extent(renderer)
        self.patch.set_bounds(frame.bounds)
        size = renderer.points_to_pixels(self.get_fontsize())
        self.patch.set_mutation_scale(size)
        if self.arrow_patch is None:
            return
        x0, y0, x1, y1 = frame._box()
        begin = (x0 + (x1 - x0) * self._arrow_relpos[0], y0 + (y1 - y0) * self._arrow_relpos[1])
        self.arrow_patch.set_positions(begin, self._get_position_xy(renderer).tolist())
        if "mutation_scale" in self.arrowprops:
            size = renderer.points_to_pixels(self.arrowprops["mutation_scale"])
        self.arrow_patch.set_mutation_scale(size)
        self.arrow_patch.set_patchA(self.arrowprops.get("patchA", self.patch))

    def draw(self, renderer):
        if not self.get_visible() or not self._check_xy(renderer):
            return
        renderer.open_group("AnnotationBbox", gid=self.get_gid())
        self.update_positions(renderer)
        if self.arrow_patch is not None:
            if self.arrow_patch.get_figure(root=False) is None:
                self.arrow_patch.set_figure(self.get_figure(root=False))
            self.arrow_patch.draw(renderer)
        self.patch.draw(renderer)
        self.offsetbox.draw(renderer)
        renderer.close_group("AnnotationBbox")
        self.stale = False
