"""Polygons in space: drawn from the furthest to the nearest, shaded by a lamp."""

import numpy as np

from matplotlib import colors as mcolors
from matplotlib.collections import PolyCollection

from . import proj3d

# Where the lamp is: degrees from north, clockwise, and degrees over the ground.
_LAMP = (225, 19.4712)


def _generate_normals(polygons):
    """A vector that stands on each polygon."""
    if isinstance(polygons, np.ndarray):
        n = polygons.shape[-2]
        first, second, third = polygons[..., 0, :], polygons[..., n // 3, :], polygons[..., 2 * n // 3, :]
    else:
        picked = np.array([[corners[0], corners[len(corners) // 3], corners[2 * len(corners) // 3]] for corners in polygons])
        first, second, third = picked[:, 0], picked[:, 1], picked[:, 2]
    return np.cross(first - second, second - third)


def _direction(lightsource):
    if lightsource is not None:
        return np.asarray(lightsource.direction)
    azimuth, altitude = np.radians(90 - _LAMP[0]), np.radians(_LAMP[1])
    return np.array([np.cos(azimuth) * np.cos(altitude), np.sin(azimuth) * np.cos(altitude), np.sin(altitude)])


def _shade_colors(color, normals, lightsource=None):
    """Colours darkened where a polygon looks away from the lamp."""
    with np.errstate(invalid="ignore", divide="ignore"):
        shade = (normals / np.linalg.norm(normals, axis=1, keepdims=True)) @ _direction(lightsource)
    there = ~np.isnan(shade)
    if not there.any():
        return np.asanyarray(color).copy()
    shade[~there] = 0
    strength = 0.3 + (shade + 1) / 2 * 0.7
    rgba = mcolors.to_rgba_array(color)
    shaded = strength[:, None] * rgba
    shaded[:, 3] = rgba[:, 3]
    return shaded


class Poly3DCollection(PolyCollection):
    """Polygons in space."""

    def __init__(self, verts, *args, zsort="average", shade=False, lightsource=None, axlim_clip=False, **kwargs):
        if shade:
            normals = _generate_normals(verts if isinstance(verts, np.ndarray) else [np.asarray(one, float) for one in verts])
            faces, edges = kwargs.get("facecolors"), kwargs.get("edgecolors")
            if faces is not None:
                kwargs["facecolors"] = _shade_colors(faces, normals, lightsource)
            if edges is not None:
                kwargs["edgecolors"] = _shade_colors(edges, normals, lightsource)
            if faces is None and edges is None:
                raise ValueError("You must provide facecolors, edgecolors, or both for shade to work.")
        self._projected = False
        super().__init__(verts, *args, **kwargs)
        self.set_zsort(zsort)

    def set_zsort(self, zsort):
        """Sets what of a polygon says how far it is: 'average', 'min' or 'max' of its corners."""
        self._zsort = {"average": "mean", "min": "min", "max": "max"}[zsort]
        self._sort_zpos = None
        self.stale = True

    def set_sort_zpos(self, val):
        """Sets the height that says how far all polygons are."""
        self._sort_zpos = val
        self.stale = True

    def get_vector(self, segments3d):
        """Keeps the polygons; those of the same length as one array."""
        self.set_verts(segments3d)

    def set_verts(self, verts, closed=True):
        """Sets the polygons: arrays of corners in space."""
        if not isinstance(verts, np.ndarray) or verts.dtype == object:
            verts = [np.asarray(one, dtype=float) for one in verts]
            if verts and all(len(one) == len(verts[0]) for one in verts):
                verts = np.array(verts)
        self._corners = verts
        self._closed = closed
        self._projected = False
        PolyCollection.set_verts(self, [], False)

    def set_3d_properties(self, axlim_clip=False):
        """Nothing to do: the polygons are in space from the start."""
        self.stale = True

    def do_3d_projection(self):
        """Finds the polygons in the picture, far ones first; returns how near they come."""
        if self._A is not None:
            self.update_scalarmappable()
            if self._face_is_mapped:
                self._facecolor3d = self._facecolors
            if self._edge_is_mapped:
                self._edgecolor3d = self._edgecolors
        self._projected = True
        n = len(self._corners)
        if n == 0:
            self._facecolors2d, self._edgecolors2d = np.zeros((0, 4)), np.zeros((0, 4))
            return np.nan
        if isinstance(self._corners, np.ndarray):
            placed = proj3d.project(self._corners, self.axes.M)
            depths = getattr(placed[..., 2], self._zsort)(axis=1)
            nearest = np.nanmin(placed[..., 2])
            order = np.argsort(-depths, kind="stable")
            PolyCollection.set_verts(self, placed[order][..., :2], self._closed)
        else:
            placed = [proj3d.project(corners, self.axes.M) for corners in self._corners]
            depths = np.array([getattr(one[:, 2], self._zsort)() for one in placed])
            nearest = min(one[:, 2].min() for one in placed)
            order = np.argsort(-depths, kind="stable")
            PolyCollection.set_verts(self, [placed[i][:, :2] for i in order], self._closed)
        faces, edges = self._facecolor3d, self._edgecolor3d
        if len(faces) == 1:
            faces = np.repeat(faces, n, axis=0)
        self._facecolors2d = np.asarray(faces)[order] if len(faces) == n else faces
        self._edgecolors2d = np.asarray(edges)[order] if not isinstance(edges, str) and len(edges) == n else edges
        if self._sort_zpos is not None:
            return proj3d.project(np.array([0.0, 0.0, self._sort_zpos]), self.axes.M)[2]
        return nearest

    def set_facecolor(self, colors):
        """Sets the colours of the polygons."""
        super().set_facecolor(colors)
        self._facecolor3d = self._facecolors
        self._projected = False

    def set_edgecolor(self, colors):
        """Sets the colours of the edges."""
        super().set_edgecolor(colors)
        self._edgecolor3d = self._edgecolors
        self._projected = False

    def set_alpha(self, alpha):
        """Sets how opaque the polygons are."""
        super().set_alpha(alpha)
        self._facecolor3d = self._with_alpha(self._facecolor3d, alpha)
        self._edgecolor3d = self._with_alpha(self._edgecolor3d, alpha)
        self._projected = False
        self.stale = True

    @staticmethod
    def _with_alpha(colours, alpha):
        if isinstance(colours, str) or not len(colours):
            return colours
        return mcolors.to_rgba_array(colours, alpha)

    def _needs_projection(self):
        return not self._projected and getattr(self, "axes", None) is not None

    def get_facecolor(self):
        """The colours in the order of drawing."""
        if self._needs_projection():
            self.axes.M = self.axes.get_proj()
            self.do_3d_projection()
        return np.asarray(self._facecolors2d) if self._projected else self._facecolors

    def get_edgecolor(self):
        """The colours of the edges in the order of drawing."""
        if self._needs_projection():
            self.axes.M = self.axes.get_proj()
            self.do_3d_projection()
        if not self._projected:
            return super().get_edgecolor()
        return self.get_facecolor() if isinstance(self._edgecolors2d, str) else np.asarray(self._edgecolors2d)
