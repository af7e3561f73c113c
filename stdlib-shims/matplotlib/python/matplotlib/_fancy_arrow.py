"""Arrows between points, drawn in pixels so that their heads keep their shape."""

import numpy as np

from ._affine import IdentityTransform
from ._arrow_styles import ArrowStyle
from ._connection_styles import ConnectionStyle
from ._patch_base import Patch
from .path import Path


class FancyArrowPatch(Patch):
    """An arrow between two points, or along a path."""

    __module__ = "matplotlib.patches"
    _edge_default = True

    def __str__(self):
        inside = self._path_original
        if self._posA_posB is not None:
            inside = "->".join(f"({x:g}, {y:g})" for x, y in self._posA_posB)
        return f"{type(self).__name__}({inside})"

    def __init__(self, posA=None, posB=None, *, path=None, arrowstyle="simple", connectionstyle="arc3", patchA=None, patchB=None,
                 shrinkA=2, shrinkB=2, mutation_scale=1, mutation_aspect=1, **kwargs):
        kwargs.setdefault("joinstyle", "round")
        kwargs.setdefault("capstyle", "round")
        super().__init__(**kwargs)
        given = [end is not None for end in (posA, posB, path)]
        if given not in ([True, True, False], [False, False, True]):
            raise ValueError("Either posA and posB, or path need to provided")
        self._path_original, self._posA_posB = path, None
        if path is None:
            self._posA_posB = [posA, posB]
            self.set_connectionstyle("arc3" if connectionstyle is None else connectionstyle)
        self.patchA, self.patchB = patchA, patchB
        self.shrinkA, self.shrinkB = shrinkA, shrinkB
        self._mutation_scale, self._mutation_aspect, self._dpi_cor = mutation_scale, mutation_aspect, 1.0
        self.set_arrowstyle(arrowstyle)

    def set_positions(self, posA, posB):
        """Replace one or both ends."""
        self._posA_posB[:] = [old if new is None else new for old, new in zip(self._posA_posB, (posA, posB))]
        self.stale = True

    def set_patchA(self, patchA):
        self.patchA = patchA
        self.stale = True

    def set_patchB(self, patchB):
        self.patchB = patchB
        self.stale = True

    def set_connectionstyle(self, connectionstyle=None, **kwargs):
        """Set how the ends are connected."""
        if connectionstyle is None:
            return "\n".join(ConnectionStyle.get_styles())
        self._connector = ConnectionStyle(connectionstyle, **kwargs) if isinstance(connectionstyle, str) else connectionstyle
        self.stale = True

    def get_connectionstyle(self):
        return self._connector

    def set_arrowstyle(self, arrowstyle=None, **kwargs):
        """Set the shape of the arrow."""
        if arrowstyle is None:
            return "\n".join(ArrowStyle.get_styles())
        self._arrow_transmuter = ArrowStyle(arrowstyle, **kwargs) if isinstance(arrowstyle, str) else arrowstyle
        self.stale = True

    def get_arrowstyle(self):
        return self._arrow_transmuter

    def set_mutation_scale(self, scale):
        self._mutation_scale = scale
        self.stale = True

    def get_mutation_scale(self):
        return self._mutation_scale

    def set_mutation_aspect(self, aspect):
        self._mutation_aspect = aspect
        self.stale = True

    def get_mutation_aspect(self):
        return 1 if self._mutation_aspect is None else self._mutation_aspect

    def get_path(self):
        """The outline in data coordinates."""
        shapes, fillable = self._get_path_in_displaycoord()
        if np.iterable(fillable):
            shapes = Path.make_compound_path(*shapes)
        return self.get_transform().inverted().transform_path(shapes)

    def _get_path_in_displaycoord(self):
        """The outline in pixels, and which parts are filled."""
        scale = self._dpi_cor
        if self._posA_posB is not None:
            ends = [(float(self.convert_xunits(x)), float(self.convert_yunits(y))) for x, y in self._posA_posB]
            posA, posB = self.get_transform().transform(np.array(ends)).tolist()
            path = self._connector(posA, posB, patchA=self.patchA, patchB=self.patchB, shrinkA=self.shrinkA * scale,
                                   shrinkB=self.shrinkB * scale)
        else:
            path = self.get_transform().transform_path(self._path_original)
        return self._arrow_transmuter(path, self._mutation_scale * scale, self._linewidth * scale, self.get_mutation_aspect())

    def draw(self, renderer):
        if not self.get_visible():
            return
        self._dpi_cor = renderer.points_to_pixels(1.0)
        shapes, fillable = self._get_path_in_displaycoord()
        if not np.iterable(fillable):
            shapes, fillable = [shapes], [fillable]
        place = IdentityTransform()
        self._draw_paths_with_artist_properties(
            renderer, [(shape, place, self._facecolor if filled and self._facecolor[3] else None)
                       for shape, filled in zip(shapes, fillable)])


class ConnectionPatch(FancyArrowPatch):
    """A line or an arrow between points of two axes."""

    __module__ = "matplotlib.patches"

    def __str__(self):
        return "ConnectionPatch((%g, %g), (%g, %g))" % (*self.xy1, *self.xy2)

    def __init__(self, xyA, xyB, coordsA, coordsB=None, *, axesA=None, axesB=None, arrowstyle="-", connectionstyle="arc3", patchA=None,
                 patchB=None, shrinkA=0.0, shrinkB=0.0, mutation_scale=10.0, mutation_aspect=None, clip_on=False, **kwargs):
        self.xy1, self.xy2 = xyA, xyB
        self.coords1 = coordsA
        self.coords2 = coordsA if coordsB is None else coordsB
        self.axesA, self.axesB = axesA, axesB
        super().__init__(posA=(0, 0), posB=(1, 1), arrowstyle=arrowstyle, connectionstyle=connectionstyle, patchA=patchA, patchB=patchB,
                         shrinkA=shrinkA, shrinkB=shrinkB, mutation_scale=mutation_scale, mutation_aspect=mutation_aspect,
                         clip_on=clip_on, **kwargs)
        self._annotation_clip = None

    def _get_xy(self, xy, s, axes=None):
        """A point in pixels."""
        from ._annotation import position_in_pixels
        return position_in_pixels(xy, s, self.axes if axes is None else axes, self.get_figure(root=False))

    def set_annotation_clip(self, b):
        self._annotation_clip = b
        self.stale = True

    def get_annotation_clip(self):
        return self._annotation_clip

    def _get_path_in_displaycoord(self):
        scale = self._dpi_cor
        posA = self._get_xy(self.xy1, self.coords1, self.axesA)
        posB = self._get_xy(self.xy2, self.coords2, self.axesB)
        path = self._connector(posA, posB, patchA=self.patchA, patchB=self.patchB, shrinkA=self.shrinkA * scale,
                               shrinkB=self.shrinkB * scale)
        return self._arrow_transmuter(path, self._mutation_scale * scale, self._linewidth * scale, self.get_mutation_aspect())

    def _check_xy(self, renderer):
        """Whether both ends are to be shown."""
        clip = self._annotation_clip
        for xy, coords, axes in ((self.xy1, self.coords1, self.axesA), (self.xy2, self.coords2, self.axesB)):
            if clip or (clip is None and coords == "data"):
                axes = self.axes if axes is None else axes
                if not axes.contains_point(self._get_xy(xy, coords, axes)):
                    return False
        return True

    def draw(self, renderer):
        if self.get_visible() and self._check_xy(renderer):
            super().draw(renderer)
