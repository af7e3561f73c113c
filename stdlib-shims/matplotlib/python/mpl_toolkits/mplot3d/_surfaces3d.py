"""Surfaces, wire frames, boxes and contours in a space."""

import numpy as np

from matplotlib import colors as mcolors
from matplotlib.axes import Axes

from . import art3d, proj3d

# The six sides of a box with corners at 0 and 1: below, above, front, back, left, right.
_BOX = np.array([
    [(0, 0, 0), (0, 1, 0), (1, 1, 0), (1, 0, 0)], [(0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1)],
    [(0, 0, 0), (1, 0, 0), (1, 0, 1), (0, 0, 1)], [(0, 1, 0), (0, 1, 1), (1, 1, 1), (1, 1, 0)],
    [(0, 0, 0), (0, 0, 1), (0, 1, 1), (0, 1, 0)], [(1, 0, 0), (1, 1, 0), (1, 1, 1), (1, 0, 1)],
])  # fmt: skip


def _rows_and_columns(Z, kwargs, default_stride):
    """Every how many rows and columns are drawn."""
    if Z.ndim != 2:
        raise ValueError("Argument Z must be 2-dimensional.")
    by_stride = "rstride" in kwargs or "cstride" in kwargs
    by_count = "rcount" in kwargs or "ccount" in kwargs
    if by_stride and by_count:
        raise ValueError("Cannot specify both stride and count arguments")
    rstride, cstride = kwargs.pop("rstride", default_stride), kwargs.pop("cstride", default_stride)
    rcount, ccount = kwargs.pop("rcount", 50), kwargs.pop("ccount", 50)
    if by_stride:
        return rstride, cstride
    rows, columns = Z.shape
    rstride = int(max(np.ceil(rows / rcount), 1)) if rcount else 0
    return rstride, int(max(np.ceil(columns / ccount), 1)) if ccount else 0


def _stops(n, stride):
    """Every `stride`-th place and the last one."""
    places = list(range(0, n - 1, stride))
    return places + [n - 1]


def _patches(grid, rows, columns):
    """The polygons between chosen rows and columns: all points around each."""
    if all(b - a == 1 for a, b in zip(rows, rows[1:])) and all(b - a == 1 for a, b in zip(columns, columns[1:])):
        corners = (grid[:-1, :-1], grid[:-1, 1:], grid[1:, 1:], grid[1:, :-1])
        return np.stack(corners, axis=2).reshape(-1, 4, 3)
    polygons = []
    for top, bottom in zip(rows, rows[1:]):
        for left, right in zip(columns, columns[1:]):
            polygons.append(np.concatenate((
                grid[top, left:right], grid[top:bottom, right], grid[bottom, right:left:-1], grid[bottom:top:-1, left],
            )))  # fmt: skip
    return np.array(polygons) if len({len(one) for one in polygons}) == 1 else polygons


def _without_gaps(polygons):
    """Polygons without corners that are not numbers; those without corners go."""
    whole = np.concatenate(list(polygons)) if len(polygons) else np.zeros((0, 3))
    if np.isfinite(whole).all():
        return polygons, None
    kept, chosen = [], []
    for i, polygon in enumerate(polygons):
        polygon = polygon[np.isfinite(polygon).all(axis=1)]
        if len(polygon):
            kept.append(polygon)
            chosen.append(i)
    return kept, chosen


class Surfaces:
    """Surfaces of an Axes3D."""

    def plot_surface(self, X, Y, Z, *, norm=None, vmin=None, vmax=None, lightsource=None, axlim_clip=False, **kwargs):
        """A surface over a grid: in one colour with light and shade, or coloured by height with `cmap`."""
        had_data = self.has_data()
        rstride, cstride = _rows_and_columns(Z, kwargs, 10)
        X, Y, Z = np.broadcast_arrays(X, Y, Z)
        faces = kwargs.pop("facecolors", None)
        cmap = kwargs.get("cmap")
        shade = kwargs.pop("shade", cmap is None)
        if shade is None:
            raise ValueError("shade cannot be None.")
        rows, columns = _stops(Z.shape[0], rstride), _stops(Z.shape[1], cstride)
        grid = np.stack([proj3d._plain(part) for part in (X, Y, Z)], axis=-1)
        polygons, kept = _without_gaps(_patches(grid, rows, columns))
        if faces is not None:
            faces = np.asarray([faces[row][column] for row in rows[:-1] for column in columns[:-1]])
            if kept is not None:
                faces = faces[kept]
            surface = art3d.Poly3DCollection(
                polygons, edgecolors=faces, facecolors=faces, shade=shade, lightsource=lightsource, **kwargs
            )
        elif cmap:
            surface = art3d.Poly3DCollection(polygons, **kwargs)
            self._colour_by_height(surface, polygons, norm, vmin, vmax)
        else:
            surface = art3d.Poly3DCollection(
                polygons, facecolors=self._own_colour(kwargs), shade=shade, lightsource=lightsource, **kwargs
            )
        self.add_collection(surface)
        self.auto_scale_xyz(X, Y, Z, had_data)
        return surface

    def _own_colour(self, kwargs):
        color = kwargs.pop("color", None)
        return np.array(mcolors.to_rgba(self._get_lines.get_next_color() if color is None else color))

    @staticmethod
    def _colour_by_height(surface, polygons, norm, vmin, vmax):
        if isinstance(polygons, np.ndarray):
            surface.set_array(polygons[..., 2].mean(axis=-1))
        else:
            surface.set_array(np.array([polygon[:, 2].mean() for polygon in polygons]))
        if vmin is not None or vmax is not None:
            surface.set_clim(vmin, vmax)
        if norm is not None:
            surface.set_norm(norm)
        surface.autoscale_None()

    def plot_wireframe(self, X, Y, Z, *, axlim_clip=False, **kwargs):
        """A net over a grid."""
        had_data = self.has_data()
        rstride, cstride = _rows_and_columns(Z, kwargs, 1)
        X, Y, Z = np.broadcast_arrays(X, Y, Z)
        if rstride == 0 and cstride == 0:
            raise ValueError("Either rstride or cstride must be non zero")
        grid = np.stack([proj3d._plain(part) for part in (X, Y, Z)], axis=-1)
        rows = _stops(Z.shape[0], rstride) if rstride else []
        columns = _stops(Z.shape[1], cstride) if cstride else []
        lines = [grid[row] for row in rows] + [grid[:, column] for column in columns]
        net = art3d.Line3DCollection(lines, **kwargs)
        self.add_collection(net)
        self.auto_scale_xyz(X, Y, Z, had_data)
        return net

    def plot_trisurf(self, *args, color=None, norm=None, vmin=None, vmax=None, lightsource=None, axlim_clip=False, **kwargs):
        """A surface of triangles between points."""
        from matplotlib.tri import Triangulation

        had_data = self.has_data()
        tri, args, kwargs = Triangulation.get_from_args_and_kwargs(*args, **kwargs)
        try:
            z = kwargs.pop("Z")
        except KeyError:
            z, *args = args
        z = np.asarray(z)
        triangles = tri.get_masked_triangles()
        verts = np.stack((tri.x[triangles], tri.y[triangles], z[triangles]), axis=-1).astype(float)
        if kwargs.get("cmap"):
            surface = art3d.Poly3DCollection(verts, *args, **kwargs)
            self._colour_by_height(surface, verts, norm, vmin, vmax)
        else:
            shade = kwargs.pop("shade", True)
            if color is not None:
                kwargs["color"] = color
            surface = art3d.Poly3DCollection(
                verts, *args, shade=shade, lightsource=lightsource, facecolors=self._own_colour(kwargs), **kwargs
            )
        self.add_collection(surface)
        self.auto_scale_xyz(tri.x, tri.y, z, had_data)
        return surface

    def bar3d(self, x, y, z, dx, dy, dz, color=None, zsort="average", shade=True, lightsource=None, *args, axlim_clip=False,
              **kwargs):  # fmt: skip
        """Boxes from a corner and three lengths."""
        had_data = self.has_data()
        x, y, z, dx, dy, dz = np.broadcast_arrays(*(np.atleast_1d(part) for part in (x, y, z, dx, dy, dz)))
        corners = np.stack((x, y, z), axis=-1).reshape(-1, 3).astype(float)
        lengths = np.stack((dx, dy, dz), axis=-1).reshape(-1, 3).astype(float)
        sides = corners[:, None, None, :] + lengths[:, None, None, :] * _BOX
        n = len(corners)
        if color is None:
            color = [self._get_patches_for_fill.get_next_color()]
        faces = mcolors.to_rgba_array(color)
        if len(faces) == n:
            faces = faces.repeat(6, axis=0)
        elif len(faces) < n:
            faces = np.tile(faces, (6 * n, 1)) if len(faces) == 1 else faces
        boxes = art3d.Poly3DCollection(
            sides.reshape(-1, 4, 3), *args, zsort=zsort, facecolors=faces, shade=shade, lightsource=lightsource, **kwargs
        )
        self.add_collection(boxes)
        ends = corners + lengths
        self.auto_scale_xyz(*zip(corners.min(axis=0), ends.max(axis=0)), had_data)
        return boxes

    def contour(self, X, Y, Z, *args, extend3d=False, stride=5, zdir="z", offset=None, axlim_clip=False, **kwargs):
        """Contour lines, each at its height or all in the plane `offset`."""
        if extend3d:
            raise NotImplementedError("contour(extend3d=True) is not available: draw the lines without it")
        return self._contours(Axes.contour, X, Y, Z, args, zdir, offset, kwargs)

    contour3D = contour

    def contourf(self, X, Y, Z, *args, zdir="z", offset=None, axlim_clip=False, **kwargs):
        """Filled contours, each at its height or all in the plane `offset`."""
        return self._contours(Axes.contourf, X, Y, Z, args, zdir, offset, kwargs)

    contourf3D = contourf

    def _contours(self, draw, X, Y, Z, args, zdir, offset, kwargs):
        from ._contours3d import to_space

        had_data = self.has_data()
        X, Y, Z = np.asarray(X), np.asarray(Y), np.asarray(Z)
        jX, jY, jZ = art3d.rotate_axes(X, Y, Z, zdir)
        contours = draw(self, jX, jY, jZ, *args, **kwargs)
        to_space(contours, "-" + zdir, offset)
        if contours.filled:
            shown = {"x": X, "y": Y, "z": Z, zdir: contours._level_heights}
            X, Y, Z = ((np.nanmin(shown[name]), np.nanmax(shown[name])) for name in "xyz")
        self.auto_scale_xyz(X, Y, Z, had_data)
        return contours

    def tricontour(self, *args, **kwargs):
        """Refused: contours of triangles are flat."""
        raise NotImplementedError("Axes3D.tricontour is not available: interpolate to a grid and use ax.contour")

    tricontourf = tricontour
