"""Collections that tile an area: grids of four-sided cells and triangles."""

import numpy as np

from ._affine import IdentityTransform
from ._bbox import Bbox
from ._checks import in_list
from ._collection_base import Collection
from ._collection_shapes import PolyCollection
from .path import Path


class _MeshData:
    """Corners of a grid and values on its cells or corners."""

    def __init__(self, coordinates, *, shading="flat"):
        in_list("shading", shading, ["flat", "gouraud"])
        self._coordinates = coordinates
        self._shading = shading

    def set_array(self, A):
        """Set the values, one per cell (or corner)."""
        height, width = self._coordinates.shape[:-1]
        if self._shading == "flat":
            height, width = height - 1, width - 1
        allowed = [(height, width, 3), (height, width, 4), (height, width), (height * width,)]
        if A is not None and A.shape not in allowed:
            raise ValueError(f"For X ({self._coordinates.shape[1]}) and Y ({self._coordinates.shape[0]}) with {self._shading} shading, "
                             f"A should have shape {' or '.join(map(str, allowed))}, not {A.shape}")
        return super().set_array(A)

    def get_facecolor(self):
        return super().get_facecolor().reshape(-1, 4)

    def get_edgecolor(self):
        return super().get_edgecolor().reshape(-1, 4)

    def get_coordinates(self):
        """The corners of the cells."""
        return self._coordinates

    def _colours_of_values(self):
        alpha = self._alpha
        if np.iterable(alpha):
            alpha = alpha.reshape(self._A.shape[:2] if self._A.ndim == 3 else self._A.shape)
        return self.to_rgba(self._A, alpha).reshape(-1, 4)

    @staticmethod
    def _convert_mesh_to_paths(coordinates):
        """Each cell as a closed path."""
        points = np.stack([coordinates[:-1, :-1], coordinates[:-1, 1:], coordinates[1:, 1:], coordinates[1:, :-1],
                           coordinates[:-1, :-1]], axis=2).reshape(-1, 5, 2)
        return [Path._fast_from_codes_and_verts(cell, None) for cell in points]

    def _convert_mesh_to_triangles(self, coordinates):
        """Four triangles around the middle of each cell, and their colours."""
        a, b, c, d = coordinates[:-1, :-1], coordinates[:-1, 1:], coordinates[1:, 1:], coordinates[1:, :-1]
        middle = (a + b + c + d) / 4.0
        triangles = np.stack([a, b, middle, b, c, middle, c, d, middle, d, a, middle], axis=2).reshape(-1, 3, 2)
        colours = self.get_facecolor().reshape(coordinates.shape[0], coordinates.shape[1], 4)
        p, q, r, s = colours[:-1, :-1], colours[:-1, 1:], colours[1:, 1:], colours[1:, :-1]
        centre = (p + q + r + s) / 4.0
        mixed = np.stack([p, q, centre, q, r, centre, r, s, centre, s, p, centre], axis=2).reshape(-1, 3, 4)
        return triangles, mixed


class QuadMesh(_MeshData, Collection):
    """A grid of four-sided cells, each with a colour."""

    __module__ = "matplotlib.collections"

    def __init__(self, coordinates, *, antialiased=True, shading="flat", **kwargs):
        kwargs.setdefault("pickradius", 0)
        coordinates = np.asarray(coordinates)
        _MeshData.__init__(self, coordinates, shading=shading)
        Collection.__init__(self, **kwargs)
        self._antialiased = antialiased
        self._bbox = Bbox.unit()
        self._bbox.update_from_data_xy(coordinates.reshape(-1, 2))
        self.set_mouseover(False)

    def get_paths(self):
        if self._paths is None:
            self._paths = self._convert_mesh_to_paths(self._coordinates)
        return self._paths

    def get_datalim(self, transData):
        return (self.get_transform() - transData).transform_bbox(self._bbox)

    def draw(self, renderer):
        if not self.get_visible():
            return
        renderer.open_group(type(self).__name__, self.get_gid())
        transform = self.get_transform()
        coordinates = np.asarray(self._coordinates, float)
        if self.have_units():
            coordinates = np.stack([self.convert_xunits(coordinates[..., 0]), self.convert_yunits(coordinates[..., 1])], axis=-1)
        self.update_scalarmappable()
        if not transform.is_affine:
            coordinates = transform.transform_non_affine(coordinates.reshape(-1, 2)).reshape(coordinates.shape)
            transform = transform.get_affine()
        gc = self._clipped_context(renderer, snap=self.get_snap(), linewidth=float(self._linewidths[0]))
        if self._shading == "gouraud":
            triangles, colours = self._convert_mesh_to_triangles(coordinates)
            renderer.draw_gouraud_triangles(gc, triangles, colours, transform)
        else:
            height, width = coordinates.shape[0] - 1, coordinates.shape[1] - 1
            faces = self.get_facecolor()
            if len(faces) != height * width:
                faces = np.tile(faces[:1] if len(faces) else np.zeros((1, 4)), (height * width, 1))
            renderer.draw_quad_mesh(gc, transform, width, height, coordinates, self.get_offsets(), IdentityTransform(), faces,
                                    self._antialiased, self.get_edgecolor())
        renderer.close_group(type(self).__name__)
        self.stale = False


class PolyQuadMesh(_MeshData, PolyCollection):
    """A grid of four-sided cells drawn as polygons; cells without a value are left out."""

    __module__ = "matplotlib.collections"

    def __init__(self, coordinates, **kwargs):
        coordinates = np.asarray(coordinates, float)
        _MeshData.__init__(self, coordinates)
        self._deprecated_compression = False
        Collection.__init__(self, **{**kwargs})
        self._paths = []
        self._set_unmasked_verts()

    def _shown(self):
        """Which cells have corners and a value."""
        finite = np.isfinite(self._coordinates).all(axis=-1)
        shown = finite[:-1, :-1] & finite[:-1, 1:] & finite[1:, 1:] & finite[1:, :-1]
        values = self.get_array()
        if values is not None and values.ndim < 3:
            missing = getattr(values, "mask", None)
            if missing is not None and np.ndim(missing):
                shown = shown & ~np.reshape(missing, shown.shape)
            elif values.dtype.kind == "f":
                shown = shown & np.isfinite(values).reshape(shown.shape)
        return shown

    def _set_unmasked_verts(self):
        c = self._coordinates
        cells = np.stack([c[:-1, :-1], c[1:, :-1], c[1:, 1:], c[:-1, 1:], c[:-1, :-1]], axis=2)
        self.set_verts(cells[self._shown()])

    def get_edgecolor(self):
        return self._only_shown(Collection.get_edgecolor(self).reshape(-1, 4))

    def get_facecolor(self):
        return self._only_shown(Collection.get_facecolor(self).reshape(-1, 4))

    def _only_shown(self, colours):
        shown = self._shown().ravel()
        return colours[shown] if len(colours) == len(shown) else colours

    def set_array(self, A):
        super().set_array(A)
        if self._paths is not None:
            self._set_unmasked_verts()


class TriMesh(Collection):
    """Triangles whose colours run into each other."""

    __module__ = "matplotlib.collections"

    def __init__(self, triangulation, **kwargs):
        super().__init__(**kwargs)
        self._triangulation = triangulation
        self._shading = "gouraud"
        self._bbox = Bbox.unit()
        self._bbox.update_from_data_xy(np.column_stack([triangulation.x, triangulation.y]))

    def get_paths(self):
        if self._paths is None:
            self._paths = self.convert_mesh_to_paths(self._triangulation)
        return self._paths

    @staticmethod
    def convert_mesh_to_paths(tri):
        """Each triangle as a path."""
        triangles = tri.get_masked_triangles()
        corners = np.stack([tri.x[triangles], tri.y[triangles]], axis=-1)
        return [Path(points) for points in corners]

    def draw(self, renderer):
        if not self.get_visible():
            return
        renderer.open_group(type(self).__name__, self.get_gid())
        tri = self._triangulation
        triangles = tri.get_masked_triangles()
        corners = np.stack([tri.x[triangles], tri.y[triangles]], axis=-1)
        self.update_scalarmappable()
        colours = self._facecolors[triangles]
        gc = self._clipped_context(renderer, linewidth=float(self._linewidths[0]))
        renderer.draw_gouraud_triangles(gc, corners, colours, self.get_transform())
        renderer.close_group(type(self).__name__)
