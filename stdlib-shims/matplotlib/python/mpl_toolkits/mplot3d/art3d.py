"""Artists with three dimensions: each knows its points in space and, before it is drawn, where they are in the picture."""

import numpy as np

from matplotlib import colors as mcolors
from matplotlib.collections import Collection, LineCollection, PatchCollection, PathCollection
from matplotlib.lines import Line2D
from matplotlib.patches import Patch
from matplotlib.path import Path
from matplotlib.text import Text

from . import proj3d
from ._poly3d import Poly3DCollection, _generate_normals, _shade_colors

__all__ = [
    "Line3D", "Line3DCollection", "Patch3D", "Patch3DCollection", "Path3DCollection", "PathPatch3D", "Poly3DCollection",
    "Text3D", "get_dir_vector", "juggle_axes", "line_2d_to_3d", "line_collection_2d_to_3d", "patch_2d_to_3d",
    "patch_collection_2d_to_3d", "pathpatch_2d_to_3d", "poly_collection_2d_to_3d", "rotate_axes", "text_2d_to_3d",
    "_generate_normals", "_shade_colors",
]  # fmt: skip


def get_dir_vector(zdir):
    """The vector of a direction: 'x', 'y', 'z', None or three numbers."""
    if zdir is None:
        return np.array((0.0, 0.0, 0.0))
    if isinstance(zdir, str) and zdir in ("x", "y", "z"):
        return np.array([float(zdir == name) for name in "xyz"])
    if np.iterable(zdir) and not isinstance(zdir, str) and len(zdir) == 3:
        return np.array(zdir)
    raise ValueError("'x', 'y', 'z', None or vector of length 3 expected")


def juggle_axes(xs, ys, zs, zdir):
    """Two dimensions of a plane and its place, in the order x, y, z; `zdir` is the direction the plane looks to."""
    if zdir == "x":
        return zs, xs, ys
    if zdir == "y":
        return xs, zs, ys
    return rotate_axes(xs, ys, zs, zdir) if zdir[0] == "-" else (xs, ys, zs)


def rotate_axes(xs, ys, zs, zdir):
    """x, y and z turned so that `zdir` is up."""
    if zdir in ("x", "-y"):
        return ys, zs, xs
    if zdir in ("-x", "y"):
        return zs, xs, ys
    return xs, ys, zs


class Text3D(Text):
    """A text at a point in space, along a direction if one is given."""

    def __init__(self, x=0, y=0, z=0, text="", zdir="z", axlim_clip=False, **kwargs):
        super().__init__(x, y, text, **kwargs)
        self.set_3d_properties(z, zdir, axlim_clip)

    def get_position_3d(self):
        """The point in space."""
        return self._x, self._y, self._z

    def set_position_3d(self, xyz, zdir=None):
        """Sets the point in space, and the direction."""
        x, y, z = xyz
        super().set_position((x, y))
        self.set_z(z)
        if zdir is not None:
            self._dir_vec = get_dir_vector(zdir)

    def set_z(self, z):
        """Sets the height of the point."""
        self._z = z
        self.stale = True

    def set_3d_properties(self, z=0, zdir="z", axlim_clip=False):
        """Sets the height of the point and the direction."""
        self._z = z
        self._dir_vec = get_dir_vector(zdir)
        self.stale = True

    def draw(self, renderer):
        """Draws the text where its point is in the picture."""
        if not self.get_visible():
            return
        space = np.array((self._x, self._y, self._z), dtype=float)
        placed = proj3d.project([space, space + self._dir_vec], self.axes.M)
        dx, dy = placed[1, 0] - placed[0, 0], placed[1, 1] - placed[0, 1]
        before = self._x, self._y, self._rotation
        self._x, self._y = placed[0, 0], placed[0, 1]
        self._rotation = _norm_text_angle(np.rad2deg(np.arctan2(dy, dx)))
        super().draw(renderer)
        self._x, self._y, self._rotation = before

    def get_tightbbox(self, renderer=None):
        """None: texts in space do not count in a layout."""
        return None


def _norm_text_angle(angle):
    """An angle at which a text is not upside down."""
    angle = (angle + 180) % 180
    return angle - 180 if angle > 90 else angle


def text_2d_to_3d(obj, z=0, zdir="z", axlim_clip=False):
    """Makes a text one with three dimensions."""
    obj.__class__ = Text3D
    obj.set_3d_properties(z, zdir)


class Line3D(Line2D):
    """A line in space."""

    def __init__(self, xs, ys, zs, *args, axlim_clip=False, **kwargs):
        super().__init__([], [], *args, **kwargs)
        self.set_data_3d(xs, ys, zs)

    def set_3d_properties(self, zs=0, zdir="z", axlim_clip=False):
        """Puts the line into a plane."""
        xs, ys = self.get_xdata(), self.get_ydata()
        zs = np.broadcast_to(np.asarray(proj3d._plain(zs)), len(xs))
        self._verts3d = juggle_axes(xs, ys, zs, zdir)
        self.stale = True

    def set_data_3d(self, *args):
        """Sets the points: three arrays, or one of all three."""
        self._verts3d = args[0] if len(args) == 1 else args
        for name, values in zip("xyz", self._verts3d):
            if not np.iterable(values):
                raise RuntimeError(f"{name} must be a sequence")
        self.stale = True

    def get_data_3d(self):
        """The three arrays."""
        return self._verts3d

    def draw(self, renderer):
        """Draws the line where its points are in the picture."""
        x, y, _ = proj3d.proj_transform(*self._verts3d, self.axes.M)
        self.set_data(x, y)
        super().draw(renderer)
        self.stale = False


def line_2d_to_3d(line, zs=0, zdir="z", axlim_clip=False):
    """Makes a line one with three dimensions."""
    line.__class__ = Line3D
    line.set_3d_properties(zs, zdir)


class Line3DCollection(LineCollection):
    """Many lines in space."""

    def __init__(self, lines, axlim_clip=False, **kwargs):
        super().__init__(lines, **kwargs)

    def set_sort_zpos(self, val):
        """Sets the height that says how far the lines are."""
        self._sort_zpos = val
        self.stale = True

    def set_segments(self, segments):
        """Sets the lines: arrays of points in space."""
        self._segments3d = segments
        super().set_segments([])

    def do_3d_projection(self):
        """Finds the lines in the picture; returns how near they come."""
        lines = [np.asarray(segment, dtype=float) for segment in self._segments3d]
        if not lines:
            return np.nan
        placed = proj3d.project(np.concatenate(lines), self.axes.M)
        ends = np.cumsum([len(line) for line in lines])[:-1]
        LineCollection.set_segments(self, [part[:, :2] for part in np.split(placed, ends)])
        return placed[:, 2].min()


def line_collection_2d_to_3d(col, zs=0, zdir="z", axlim_clip=False):
    """Makes a collection of lines one with three dimensions."""
    segments = _in_space([np.asarray(path.vertices) for path in col.get_paths()], zs, zdir)
    col.__class__ = Line3DCollection
    col.set_segments(segments)


def _in_space(shapes, zs, zdir):
    """Flat shapes in planes."""
    zs = np.broadcast_to(zs, len(shapes))
    return [np.column_stack(juggle_axes(shape[:, 0], shape[:, 1], np.full(len(shape), z), zdir)) for shape, z in zip(shapes, zs)]


class Patch3D(Patch):
    """A flat shape in space."""

    def __init__(self, *args, zs=(), zdir="z", axlim_clip=False, **kwargs):
        super().__init__(*args, **kwargs)
        self.set_3d_properties(zs, zdir)

    def set_3d_properties(self, verts, zs=0, zdir="z", axlim_clip=False):
        """Puts the shape into a plane."""
        verts = np.asarray(verts, dtype=float)
        zs = np.broadcast_to(zs, len(verts))
        self._segment3d = np.column_stack(juggle_axes(verts[:, 0], verts[:, 1], zs, zdir))

    def get_path(self):
        """The outline in the picture."""
        if not hasattr(self, "_path2d"):
            self.axes.M = self.axes.get_proj()
            self.do_3d_projection()
        return self._path2d

    def do_3d_projection(self):
        """Finds the shape in the picture; returns how near it comes."""
        placed = proj3d.project(self._segment3d, self.axes.M)
        self._path2d = Path(placed[:, :2])
        return placed[:, 2].min()

    def get_patch_transform(self):
        """None: the outline is in the picture already."""
        from matplotlib.transforms import IdentityTransform

        return IdentityTransform()


class PathPatch3D(Patch3D):
    """A flat path in space."""

    def __init__(self, path, *, zs=(), zdir="z", axlim_clip=False, **kwargs):
        Patch.__init__(self, **kwargs)
        self.set_3d_properties(path, zs, zdir)

    def set_3d_properties(self, path, zs=0, zdir="z", axlim_clip=False):
        """Puts the path into a plane."""
        Patch3D.set_3d_properties(self, path.vertices, zs=zs, zdir=zdir)
        self._code3d = path.codes

    def do_3d_projection(self):
        """Finds the path in the picture; returns how near it comes."""
        nearest = Patch3D.do_3d_projection(self)
        self._path2d = Path(self._path2d.vertices, self._code3d)
        return nearest


def _get_patch_verts(patch):
    """The corners of a flat shape."""
    polygons = patch.get_path().to_polygons(patch.get_patch_transform())
    return np.asarray(polygons[0]) if len(polygons) else np.array([])


def patch_2d_to_3d(patch, z=0, zdir="z", axlim_clip=False):
    """Makes a shape one with three dimensions."""
    verts = _get_patch_verts(patch)
    patch.__class__ = Patch3D
    patch.set_3d_properties(verts, z, zdir)


def pathpatch_2d_to_3d(pathpatch, z=0, zdir="z"):
    """Makes a path one with three dimensions."""
    path = pathpatch.get_path()
    flat = Path(pathpatch.get_patch_transform().transform(path.vertices), path.codes)
    pathpatch.__class__ = PathPatch3D
    pathpatch.set_3d_properties(flat, z, zdir)


class _Points3D:
    """Shapes at points in space; those further away are paler if that is wanted."""

    _depthshade = True
    _order = slice(None)
    _depths = None

    def get_depthshade(self):
        """Whether points further away are paler."""
        return self._depthshade

    def set_depthshade(self, depthshade):
        """Sets whether points further away are paler."""
        self._depthshade = depthshade
        self.stale = True

    def set_sort_zpos(self, val):
        """Sets the height that says how far the points are."""
        self._sort_zpos = val
        self.stale = True

    def set_3d_properties(self, zs, zdir, axlim_clip=False):
        """Puts the points into planes."""
        self.update_scalarmappable()
        offsets = self.get_offsets()
        xs, ys = (offsets[:, 0], offsets[:, 1]) if len(offsets) else ([], [])
        self._zdir = zdir
        self._offsets3d = juggle_axes(xs, ys, np.atleast_1d(zs), zdir)
        self._depths = None
        self.stale = True

    def do_3d_projection(self):
        """Finds the points in the picture, far ones first; returns how near they come."""
        x, y, depth = proj3d.proj_transform(*self._offsets3d, self.axes.M)
        self._order = np.argsort(depth)[::-1]
        self._depths = depth
        places = np.column_stack((x, y))
        Collection.set_offsets(self, places)
        self._drawn_offsets = places[self._order]
        self._sort_sizes()
        return depth.min() if depth.size else np.nan

    def _sort_sizes(self):
        """Sizes and widths follow the order of the points."""

    def draw(self, renderer):
        """Draws the points, far ones first."""
        before, self._offsets = self._offsets, getattr(self, "_drawn_offsets", self._offsets)
        super().draw(renderer)
        self._offsets = before

    def _shaded(self, colours):
        colours = np.asarray(colours)
        if self._depthshade and self._depths is not None and len(colours):
            low, high = np.nanmin(self._depths), np.nanmax(self._depths)
            part = (self._depths - low) / (high - low) if high > low else np.zeros(len(self._depths))
            colours = np.broadcast_to(colours, (len(self._depths), 4)).copy()
            colours[:, 3] *= 1 - part * 0.7
        if len(colours) > 1 and self._depths is not None:
            colours = colours[self._order]
        return colours if self._alpha is None else mcolors.to_rgba_array(colours, self._alpha)

    def get_facecolor(self):
        """The colours as they are drawn."""
        return self._shaded(super().get_facecolor())

    def get_edgecolor(self):
        """The colours of the edges as they are drawn."""
        if isinstance(self._edgecolors, str):
            return self.get_facecolor()
        return self._shaded(self._edgecolors)


class Patch3DCollection(_Points3D, PatchCollection):
    """Shapes at points in space."""

    def __init__(self, *args, zs=0, zdir="z", depthshade=True, axlim_clip=False, **kwargs):
        self._depthshade = depthshade
        super().__init__(*args, **kwargs)
        self.set_3d_properties(zs, zdir)


class Path3DCollection(_Points3D, PathCollection):
    """Marks at points in space."""

    def __init__(self, *args, zs=0, zdir="z", depthshade=True, axlim_clip=False, **kwargs):
        self._depthshade = depthshade
        super().__init__(*args, **kwargs)
        self.set_3d_properties(zs, zdir)

    def set_3d_properties(self, zs, zdir, axlim_clip=False):
        """Puts the points into planes."""
        super().set_3d_properties(zs, zdir, axlim_clip)
        self._sizes3d, self._linewidths3d = self._sizes, self._linewidths

    def set_sizes(self, sizes, dpi=72.0):
        """Sets the sizes of the marks."""
        super().set_sizes(sizes, dpi)
        if hasattr(self, "_offsets3d") and not getattr(self, "_sorting", False):
            self._sizes3d = self._sizes

    def _sort_sizes(self):
        self._sorting = True
        sizes = self._sizes3d
        self.set_sizes(sizes[self._order] if len(sizes) > 1 else sizes, self.figure.dpi)
        if len(self._linewidths3d) > 1:
            self._linewidths = np.asarray(self._linewidths3d)[self._order]
        self._sorting = False


def patch_collection_2d_to_3d(col, zs=0, zdir="z", depthshade=True, axlim_clip=False):
    """Makes a collection of marks one with three dimensions."""
    col.__class__ = Path3DCollection if isinstance(col, PathCollection) else Patch3DCollection
    col._depthshade = depthshade
    col.set_3d_properties(zs, zdir)


def poly_collection_2d_to_3d(col, zs=0, zdir="z", axlim_clip=False):
    """Makes a collection of polygons one with three dimensions."""
    shapes = [np.asarray(path.vertices)[:-1] for path in col.get_paths()]
    faces, edges = col._facecolors, col._edgecolors
    col.__class__ = Poly3DCollection
    col._zsort = "average"
    col._sort_zpos = None
    col._facecolor3d, col._edgecolor3d = faces, edges
    col.set_verts(_in_space(shapes, zs, zdir))
