"""What a flat axes draws, in a space: lines, points, bars, texts, arrows, stems."""

import numpy as np

from matplotlib.axes import Axes

from . import art3d


class FlatPlots:
    """Plots of lines, points and bars of an Axes3D."""

    def plot(self, xs, ys, *args, zdir="z", axlim_clip=False, **kwargs):
        """A line in space; `zs` may be one height for all."""
        had_data = self.has_data()
        if args and not isinstance(args[0], str):
            zs, *args = args
            if "zs" in kwargs:
                raise TypeError("plot() for multiple values for argument 'zs'")
        else:
            zs = kwargs.pop("zs", 0)
        xs, ys, zs = np.broadcast_arrays(np.atleast_1d(xs), np.atleast_1d(ys), np.atleast_1d(zs))
        lines = Axes.plot(self, xs, ys, *args, **kwargs)
        for line in lines:
            art3d.line_2d_to_3d(line, zs=zs, zdir=zdir)
        xs, ys, zs = art3d.juggle_axes(xs, ys, zs, zdir)
        self.auto_scale_xyz(xs, ys, zs, had_data)
        return lines

    plot3D = plot

    def scatter(self, xs, ys, zs=0, zdir="z", s=20, c=None, depthshade=True, *args, axlim_clip=False, **kwargs):
        """Points in space."""
        had_data = self.has_data()
        data = kwargs.pop("data", None)
        if data is not None:
            xs, ys, zs, s, c = (data[v] if isinstance(v, str) and v in data else v for v in (xs, ys, zs, s, c))
        xs, ys, zs = (np.ravel(part) for part in np.broadcast_arrays(np.asarray(xs), np.asarray(ys), np.asarray(zs)))
        kept = np.isfinite(xs.astype(float)) & np.isfinite(ys.astype(float)) & np.isfinite(zs.astype(float))
        if not kept.all():
            xs, ys, zs = xs[kept], ys[kept], zs[kept]
            if np.size(s) == len(kept):
                s = np.ravel(s)[kept]
            if c is not None and not isinstance(c, str) and len(c) == len(kept):
                c = np.asarray(c)[kept]
        points = Axes.scatter(self, xs, ys, s=s, c=c, *args, **kwargs)
        art3d.patch_collection_2d_to_3d(points, zs=zs, zdir=zdir, depthshade=depthshade)
        if self._zmargin < 0.05 and xs.size > 0:
            self.set_zmargin(0.05)
        self.auto_scale_xyz(xs, ys, zs, had_data)
        return points

    scatter3D = scatter

    def bar(self, left, height, zs=0, zdir="z", *args, axlim_clip=False, **kwargs):
        """Flat bars that stand in planes."""
        had_data = self.has_data()
        bars = Axes.bar(self, left, height, *args, **kwargs)
        corners, heights = [], []
        for patch, z in zip(bars, np.broadcast_to(zs, len(left))):
            shape = art3d._get_patch_verts(patch)
            corners.append(shape)
            heights.append(np.full(len(shape), z))
            art3d.patch_2d_to_3d(patch, z, zdir)
            if "alpha" in kwargs:
                patch.set_alpha(kwargs["alpha"])
        if corners:
            flat = np.concatenate(corners)
            xs, ys, zs = art3d.juggle_axes(flat[:, 0], flat[:, 1], np.concatenate(heights), zdir)
            self.auto_scale_xyz(xs, ys, zs, had_data)
        return bars

    def text(self, x, y, z, s, zdir=None, *, axlim_clip=False, **kwargs):
        """A text at a point in space."""
        text = Axes.text(self, x, y, s, **kwargs)
        art3d.text_2d_to_3d(text, z, zdir)
        return text

    text3D = text

    def text2D(self, *args, **kwargs):
        """A text on the picture."""
        return Axes.text(self, *args, **kwargs)

    def add_collection3d(self, col, zs=0, zdir="z", autolim=True, *, axlim_clip=False):
        """Adds a collection; one without heights is put into planes."""
        from matplotlib import collections

        had_data = self.has_data()
        heights = np.atleast_1d(zs)
        if type(col) is collections.PolyCollection:
            art3d.poly_collection_2d_to_3d(col, zs=heights if len(heights) > 1 else zs, zdir=zdir)
        elif type(col) is collections.LineCollection:
            art3d.line_collection_2d_to_3d(col, zs=heights if len(heights) > 1 else zs, zdir=zdir)
        elif type(col) in (collections.PatchCollection, collections.PathCollection):
            art3d.patch_collection_2d_to_3d(col, zs=heights if len(heights) > 1 else zs, zdir=zdir)
        if autolim:
            points = None
            if isinstance(col, art3d.Line3DCollection) and len(col._segments3d):
                points = np.concatenate([np.asarray(segment, dtype=float) for segment in col._segments3d])
            elif isinstance(col, art3d.Poly3DCollection) and len(col._corners):
                points = np.concatenate(list(col._corners))
            elif hasattr(col, "_offsets3d"):
                points = np.column_stack(col._offsets3d)
            if points is not None:
                self.auto_scale_xyz(*points.T, had_data=had_data)
        return Axes.add_collection(self, col, autolim=False)

    def add_collection(self, collection, autolim=True):
        """Adds a collection."""
        return Axes.add_collection(self, collection, autolim=autolim and not hasattr(collection, "do_3d_projection"))

    def quiver(self, X, Y, Z, U, V, W, *, length=1, arrow_length_ratio=0.3, pivot="tail", normalize=False, axlim_clip=False,
               **kwargs):  # fmt: skip
        """Arrows in space."""
        from matplotlib.axes._arguments import one_of

        one_of("pivot", pivot, ("tail", "middle", "tip"))
        had_data = self.has_data()
        parts = [np.ravel(np.asarray(part, dtype=float)) for part in np.broadcast_arrays(X, Y, Z, U, V, W)]
        places, ways = np.column_stack(parts[:3]), np.column_stack(parts[3:])
        lengths = np.linalg.norm(ways, axis=1)
        kept = lengths > 0
        places, ways, lengths = places[kept], ways[kept], lengths[kept]
        if not len(places):
            lines = art3d.Line3DCollection([], **kwargs)
            return self.add_collection(lines)
        start = {"tail": 0.0, "middle": -0.5, "tip": -1.0}[pivot]
        steps = np.array([start, start + 1]) * length
        if normalize:
            ways = ways / lengths[:, None]
        shafts = places[:, None, :] + ways[:, None, :] * steps[None, :, None]
        heads = self._arrow_heads(ways, length * arrow_length_ratio)
        tips = shafts[:, 1, :]
        first = np.stack((tips, tips + heads[0]), axis=1)
        second = np.stack((tips, tips + heads[1]), axis=1)
        lines = art3d.Line3DCollection([*shafts[:, ::-1], *first, *second], **kwargs)
        self.add_collection(lines)
        self.auto_scale_xyz(*places.T, had_data=had_data)
        return lines

    quiver3D = quiver

    @staticmethod
    def _arrow_heads(ways, size):
        """The two strokes of each arrow's head, 15 degrees from its shaft."""
        flat = np.linalg.norm(ways[:, :2], axis=1)
        with np.errstate(divide="ignore", invalid="ignore"):
            axis_x = np.where(flat > 0, ways[:, 1] / flat, 0.0)
            axis_y = np.where(flat > 0, -ways[:, 0] / flat, 1.0)
        cosine, sine = np.cos(np.radians(15)), np.sin(np.radians(15))
        strokes = []
        for turn in (sine, -sine):
            matrix = np.zeros((len(ways), 3, 3))
            matrix[:, 0, 0] = cosine + axis_x**2 * (1 - cosine)
            matrix[:, 0, 1] = matrix[:, 1, 0] = axis_x * axis_y * (1 - cosine)
            matrix[:, 1, 1] = cosine + axis_y**2 * (1 - cosine)
            matrix[:, 0, 2], matrix[:, 2, 0] = axis_y * turn, -axis_y * turn
            matrix[:, 1, 2], matrix[:, 2, 1] = -axis_x * turn, axis_x * turn
            matrix[:, 2, 2] = cosine
            strokes.append(-size * np.einsum("nij,nj->ni", matrix, ways))
        return strokes

    def stem(self, x, y, z, *, linefmt="C0-", markerfmt="C0o", basefmt="C3-", bottom=0, label=None, orientation="z",
             axlim_clip=False):  # fmt: skip
        """Stems from a plane to points."""
        from matplotlib.axes._cycles import _process_plot_format
        from matplotlib.container import StemContainer

        had_data = self.has_data()
        x, y, z = np.asarray(x), np.asarray(y), np.asarray(z)
        points = np.column_stack((x, y, z)).astype(float)
        place = "xyz".index(orientation)
        feet = points.copy()
        feet[:, place] = bottom
        (baseline,) = self.plot(*feet.T, basefmt, label="_nolegend_")
        style, _, colour = _process_plot_format(linefmt)
        options = {} if style in (None, "None") else {"linestyle": style}
        lines = art3d.Line3DCollection(list(np.stack((feet, points), axis=1)), colors=colour, label="_nolegend_", **options)
        self.add_collection(lines)
        (markers,) = self.plot(x, y, z, markerfmt, label="_nolegend_")
        container = StemContainer((markers, lines, baseline), label=label)
        self.add_container(container)
        both = np.concatenate((feet, points))
        self.auto_scale_xyz(*both.T, had_data=had_data)
        return container

    stem3D = stem

    def errorbar(self, x, y, z, zerr=None, yerr=None, xerr=None, **kwargs):
        """Refused: error bars in space are lines, `ax.plot` draws them."""
        raise NotImplementedError("Axes3D.errorbar is not available: draw the bars with ax.plot")

    def voxels(self, *args, **kwargs):
        """Refused: boxes can be drawn with `bar3d`."""
        raise NotImplementedError("Axes3D.voxels is not available: draw the boxes with ax.bar3d")

    def fill_between(self, *args, **kwargs):
        """Refused: polygons can be added as a Poly3DCollection."""
        raise NotImplementedError("Axes3D.fill_between is not available: add a Poly3DCollection")
