"""Collections of shapes: markers, polygons, circles, ellipses, patches."""

import math

import numpy as np

from ._affine import Affine2D, IdentityTransform
from ._collection_base import Collection
from .path import Path


class _CollectionWithSizes(Collection):
    """A collection whose shapes have areas in points squared."""

    __module__ = "matplotlib.collections"
    _factor = 1.0
    _sizes = np.array([])

    def get_sizes(self):
        """The areas."""
        return self._sizes

    def set_sizes(self, sizes, dpi=72.0):
        """Set the areas of the shapes."""
        self._sizes = np.array([]) if sizes is None else np.asarray(sizes)
        matrices = np.zeros((len(self._sizes), 3, 3))
        if len(matrices):
            matrices[:, 0, 0] = matrices[:, 1, 1] = np.sqrt(self._sizes) * dpi / 72.0 * self._factor
            matrices[:, 2, 2] = 1.0
        self.stale, self._transforms = True, matrices

    def draw(self, renderer):
        self.set_sizes(self._sizes, renderer.dpi)
        super().draw(renderer)


class PathCollection(_CollectionWithSizes):
    """Paths at offsets, as `scatter` draws them."""

    __module__ = "matplotlib.collections"

    def __init__(self, paths, sizes=None, **kwargs):
        super().__init__(**kwargs)
        self.set_sizes(sizes)
        self.set_paths(paths)

    def get_paths(self):
        return self._paths

    def legend_elements(self, prop="colors", num="auto", fmt=None, func=lambda x: x, **kwargs):
        """Handles and labels that explain colours or sizes."""
        from ._legend_elements import elements
        return elements(self, prop, num, fmt, func, kwargs)


class PolyCollection(_CollectionWithSizes):
    """Polygons."""

    __module__ = "matplotlib.collections"

    def __init__(self, verts, sizes=None, *, closed=True, **kwargs):
        super().__init__(**kwargs)
        self.set_verts(verts, closed)
        self.set_sizes(sizes)

    def set_verts(self, verts, closed=True):
        """Replace the corners."""
        self.stale = True
        if hasattr(verts, "filled"):
            verts = verts.astype(float).filled(np.nan)
        if not closed:
            self._paths = [Path(corners) for corners in verts]
        elif isinstance(verts, np.ndarray) and verts.ndim == 3 and verts.size:
            count, sides, _ = verts.shape
            ring = np.concatenate([verts, verts[:, :1]], axis=1).astype(float)
            codes = np.full(sides + 1, 2, np.uint8)
            codes[0], codes[-1] = 1, 79
            self._paths = [Path._fast_from_codes_and_verts(corners, codes) for corners in ring]
        else:
            self._paths = [_closed_path(corners) for corners in verts]

    set_paths = set_verts

    def set_verts_and_codes(self, verts, codes):
        if len(verts) != len(codes):
            raise ValueError("'codes' must be a 1D list or array with the same length of 'verts'")
        self._paths = [Path(corners, kinds) if len(corners) else Path(corners) for corners, kinds in zip(verts, codes)]
        self.stale = True


def _closed_path(corners):
    if isinstance(corners, Path):
        return corners
    corners = np.asarray(corners, float)
    if not len(corners):
        return Path(corners.reshape(-1, 2))
    codes = np.full(len(corners) + 1, 2, np.uint8)
    codes[0], codes[-1] = 1, 79
    return Path._fast_from_codes_and_verts(np.concatenate([corners, corners[:1]]), codes)


class RegularPolyCollection(_CollectionWithSizes):
    """Polygons with equal sides at offsets."""

    __module__ = "matplotlib.collections"
    _path_generator = Path.unit_regular_polygon
    _factor = math.pi ** -0.5

    def __init__(self, numsides, *, rotation=0, sizes=(1,), **kwargs):
        super().__init__(**kwargs)
        self.set_sizes(sizes)
        self._numsides = numsides
        self._paths = [type(self)._path_generator(numsides)]
        self._rotation = rotation
        self.set_transform(IdentityTransform())

    def get_rotation(self):
        return self._rotation

    def get_numsides(self):
        return self._numsides

    def draw(self, renderer):
        self.set_sizes(self._sizes, renderer.dpi)
        cos, sin = math.cos(self._rotation), math.sin(self._rotation)
        self._transforms = self._transforms @ np.array([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1]])
        Collection.draw(self, renderer)


class StarPolygonCollection(RegularPolyCollection):
    """Stars at offsets."""

    __module__ = "matplotlib.collections"
    _path_generator = Path.unit_regular_star


class AsteriskPolygonCollection(RegularPolyCollection):
    """Stars without width at offsets."""

    __module__ = "matplotlib.collections"
    _path_generator = Path.unit_regular_asterisk


class CircleCollection(_CollectionWithSizes):
    """Circles at offsets."""

    __module__ = "matplotlib.collections"
    _factor = math.pi ** -0.5

    def __init__(self, sizes, **kwargs):
        super().__init__(**kwargs)
        self.set_sizes(sizes)
        self.set_transform(IdentityTransform())
        self._paths = [Path.unit_circle()]


class EllipseCollection(Collection):
    """Ellipses at offsets, with sizes in points, pixels, inches or data."""

    __module__ = "matplotlib.collections"

    def __init__(self, widths, heights, angles, *, units="points", **kwargs):
        super().__init__(**kwargs)
        self._units, self._paths = units, [Path.unit_circle()]
        self.set_transform(IdentityTransform())
        self.set(widths=widths, heights=heights, angles=angles)

    def _unit(self):
        """Pixels per unit of size."""
        figure, axes = self.get_figure(root=False), self.axes
        if self._units == "xy":
            return 1.0
        box = axes.bbox
        known = {"x": lambda: box.width / axes.viewLim.width, "y": lambda: box.height / axes.viewLim.height,
                 "inches": lambda: figure.dpi, "points": lambda: figure.dpi / 72.0, "width": lambda: box.width,
                 "height": lambda: box.height, "dots": lambda: 1.0}
        if self._units not in known:
            raise ValueError(f"Unrecognized units: {self._units!r}")
        return known[self._units]()

    def _place_ellipses(self):
        """Stretch and turn a unit circle for each ellipse."""
        scale = self._unit()
        widths, heights = self._widths * scale, self._heights * scale
        sin, cos = np.sin(self._angles), np.cos(self._angles)
        matrices = np.zeros((len(widths), 3, 3))
        matrices[:, 0, 0], matrices[:, 0, 1] = widths * cos, heights * -sin
        matrices[:, 1, 0], matrices[:, 1, 1] = widths * sin, heights * cos
        matrices[:, 2, 2] = 1.0
        self._transforms = matrices
        if self._units == "xy":
            values = list(self.axes.transData.get_affine()._values())
            values[4:] = 0.0, 0.0
            self.set_transform(Affine2D.from_values(*values))

    def set_widths(self, widths):
        self._widths = 0.5 * np.asarray(widths).ravel()
        self.stale = True

    def set_heights(self, heights):
        self._heights = 0.5 * np.asarray(heights).ravel()
        self.stale = True

    def set_angles(self, angles):
        self._angles = np.deg2rad(np.asarray(angles).ravel())
        self.stale = True

    def get_widths(self):
        return self._widths * 2

    def get_heights(self):
        return self._heights * 2

    def get_angles(self):
        return np.rad2deg(self._angles)

    def draw(self, renderer):
        self._place_ellipses()
        super().draw(renderer)


class PatchCollection(Collection):
    """Patches drawn together."""

    __module__ = "matplotlib.collections"

    def __init__(self, patches, *, match_original=False, **kwargs):
        if match_original:
            nothing = (0.0, 0.0, 0.0, 0.0)
            kwargs["facecolors"] = [patch.get_facecolor() if patch.get_fill() else nothing for patch in patches]
            for name in ("edgecolor", "linewidth", "linestyle", "antialiased"):
                kwargs[name + "s"] = [getattr(patch, "get_" + name)() for patch in patches]
        super().__init__(**kwargs)
        self.set_paths(patches)

    def set_paths(self, patches):
        """Take over the outlines of patches."""
        self._paths = [patch.get_patch_transform().transform_path(patch.get_path()) for patch in patches]
