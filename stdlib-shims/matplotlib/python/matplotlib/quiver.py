"""Fields of arrows."""

import math

import numpy as np

from ._affine import Affine2D
from ._bbox import Bbox
from ._checks import in_list
from ._collection_shapes import PolyCollection
from .artist import Artist
from .text import Text


def _parse_args(*args, caller_name="function"):
    """X, Y, U, V and C of the arguments; X and Y are numbered where not given."""
    if not 2 <= len(args) <= 5:
        raise TypeError(f"{caller_name}() takes from 2 to 5 positional arguments but {len(args)} were given")
    arrays = [np.atleast_1d(one) for one in args]
    C = arrays.pop() if len(arrays) % 2 else None
    *places, U, V = arrays
    rows, columns = (1, U.shape[0]) if U.ndim == 1 else U.shape
    X, Y = (place.ravel() for place in places) if places else (np.arange(columns), np.arange(rows))
    if (len(X), len(Y)) == (columns, rows):
        X, Y = (grid.ravel() for grid in np.meshgrid(X, Y))
    elif len(X) != len(Y):
        raise ValueError(f"X and Y must be the same size, but X.size is {X.size} and Y.size is {Y.size}.")
    return X, Y, U, V, C


class Quiver(PolyCollection):
    """Arrows at points."""

    _PIVOT_VALS = ("tail", "middle", "tip")

    def __init__(self, ax, *args, scale=None, headwidth=3, headlength=5, headaxislength=4.5, minshaft=1, minlength=1, units="width",
                 scale_units=None, angles="uv", width=None, color="k", pivot="tail", **kwargs):
        self._axes = ax
        X, Y, U, V, C = _parse_args(*args, caller_name="quiver")
        self.X, self.Y = X, Y
        self.XY = np.column_stack((X, Y)).astype(float)
        self.N = len(X)
        self.scale = scale
        self.headwidth, self.headlength, self.headaxislength = headwidth, float(headlength), headaxislength
        self.minshaft, self.minlength = minshaft, minlength
        self.units, self.scale_units = units, scale_units
        self.angles = angles
        self.width = width
        self.pivot = "middle" if pivot.lower() == "mid" else pivot.lower()
        in_list("pivot", self.pivot, self._PIVOT_VALS)
        transform = kwargs.pop("transform", ax.transData)
        kwargs.setdefault("facecolors", color)
        kwargs.setdefault("linewidths", (0,))
        super().__init__([], offsets=self.XY, offset_transform=transform, closed=False, **kwargs)
        self._dpi_at_last_init, self.polykw = None, kwargs
        self.set_UVC(U, V, C)

    def _init(self):
        """Find the units on the screen, and width and scale where they are not given."""
        self._trans_scale = self._dots_per_unit(self.units)
        self.set_transform(Affine2D().scale(self._trans_scale))
        self.span = float(self.axes.bbox.width) / self._trans_scale
        if self.width is None:
            self.width = 0.06 * self.span / min(max(math.sqrt(self.N), 8), 25)
        dpi = self.axes.get_figure(root=True).dpi
        if self.scale is None and dpi != self._dpi_at_last_init:
            self._make_verts(self.XY, self.U, self.V, self.angles)
        self._dpi_at_last_init = dpi

    def get_datalim(self, transData):
        whole = (self.get_transform() - transData) + (self.get_offset_transform() - transData)
        box = Bbox.null()
        box.update_from_data_xy(whole.transform(self.XY), ignore=True)
        return box

    def draw(self, renderer):
        self._init()
        self.set_verts(self._make_verts(self.XY, self.U, self.V, self.angles), closed=False)
        super().draw(renderer)
        self.stale = False

    def set_UVC(self, U, V, C=None):
        """Replace the vectors and the values that colour them."""
        U, V = _floats(U).ravel(), _floats(V).ravel()
        C = None if C is None else np.asarray(C).ravel()
        for name, values in (("U", U), ("V", V), ("C", C)):
            if not (values is None or values.size == self.N or values.size == 1):
                raise ValueError(f"Argument {name} has a size {values.size} which does not match {self.N}, the number of arrow positions")
        missing = ~(np.isfinite(U) & np.isfinite(V))
        self.Umask = missing
        if missing.any():
            U, V = np.where(missing, 1.0, U), np.where(missing, 1.0, V)
        self.U, self.V = U, V
        self.stale = True
        if C is not None:
            self.set_array(C)

    def _dots_per_unit(self, units):
        """Pixels per unit of width or length."""
        box, limits = self.axes.bbox, self.axes.viewLim
        known = {"x": lambda: box.width / limits.width, "y": lambda: box.height / limits.height,
                 "xy": lambda: np.hypot(*box.size) / np.hypot(*limits.size), "width": lambda: box.width, "height": lambda: box.height,
                 "dots": lambda: 1.0, "inches": lambda: self.axes.get_figure(root=True).dpi}
        if units not in known:
            raise ValueError(f"{units!r} is not a valid value for units; supported values are " + ", ".join(map(repr, known)))
        return float(known[units]())

    def _on_screen(self, XY, U, V, share):
        """Directions and lengths of vectors of data on the screen, measured along a share of each."""
        place = self.axes.transData
        step = place.transform(XY + share * np.column_stack((U, V))) - place.transform(XY)
        return np.arctan2(step[:, 1], step[:, 0]), np.hypot(step[:, 0], step[:, 1]) / share

    def _directions_and_sizes(self, XY, U, V, angles):
        """Where the arrows point to, and how long they are before they are scaled."""
        named = angles if isinstance(angles, str) else ""
        theta = np.arctan2(V, U) if named in ("uv", "xy") else np.deg2rad(np.asarray(angles, float).ravel())
        size = np.hypot(U, V)
        if "xy" in (named, self.scale_units):
            # Axes need not be linear: a small step tells the direction at a point, unless lengths are those of the data too.
            share = 1 if named == self.scale_units else float(np.abs(self.axes.dataLim.extents).max()) * 0.001
            seen, seen_size = self._on_screen(np.asarray(XY, float), U, V, share)
            theta = seen if named == "xy" else theta
            size = seen_size if named and self.scale_units == "xy" else size
        return theta, size

    def _fitting_scale(self, size):
        """The scale at which arrows of these sizes hardly overlap."""
        known = size[~self.Umask] if len(self.Umask) == len(size) else size
        return 1.8 * float(known.mean()) * max(10, math.sqrt(self.N)) / self.span

    def _make_verts(self, XY, U, V, angles):
        """The corners of all arrows, in units of width."""
        theta, size = self._directions_and_sizes(XY, U, V, angles)
        per_length = 1.0
        if self.scale_units is not None:
            per_length = (1.0 if self.scale_units == "xy" else self._dots_per_unit(self.scale_units)) / self._trans_scale
        if self.scale is None:
            self.scale = self._fitting_scale(size) * per_length
        X, Y = self._outlines(size * (per_length / (self.scale * self.width)))
        cos, sin = np.cos(theta)[:, None] * self.width, np.sin(theta)[:, None] * self.width
        corners = np.stack([X * cos - Y * sin, X * sin + Y * cos], axis=2)
        if len(self.Umask) == len(corners) and self.Umask.any():
            corners[self.Umask] = np.nan
        return corners

    def _outlines(self, length):
        """Arrows of given lengths to the right, in widths of a shaft: x and y of eight corners each."""
        length = np.clip(np.reshape(length, (-1, 1)), 0, 2**16)
        # An arrow too short for its head is a smaller picture of the shortest one.
        least = self.minshaft * self.headlength
        reach = np.maximum(length, least)
        shrink = np.where(length < least, length / (least or 1.0), 1.0)
        along = shrink * np.concatenate([0 * reach, reach - self.headaxislength, reach - self.headlength, reach], axis=1)
        aside = shrink * np.array([0.5, 0.5, 0.5 * self.headwidth, 0.0])
        tip = along[:, 3:]
        along = along - {"tail": 0.0, "middle": 0.5, "tip": 1.0}[self.pivot] * tip
        # Out along one side, back along the other, and closed.
        X = np.concatenate([along[:, :3], along[:, ::-1], along[:, :1]], axis=1)
        Y = np.concatenate([aside[:, :3], -aside[:, ::-1], aside[:, :1]], axis=1)
        # What is shorter still becomes a hexagon.
        turns = np.arange(8.0) * (np.pi / 3.0)
        tiny = length < self.minlength
        return (np.where(tiny, np.cos(turns) * self.minlength * 0.5, X), np.where(tiny, np.sin(turns) * self.minlength * 0.5, Y))


def _floats(values):
    return values.filled(np.nan) if hasattr(values, "filled") else np.asarray(values)


class QuiverKey(Artist):
    """An arrow of known length with a label."""

    halign = {"N": "center", "S": "center", "E": "left", "W": "right"}
    valign = {"N": "bottom", "S": "top", "E": "center", "W": "center"}
    pivot = {"N": "middle", "S": "middle", "E": "tip", "W": "tail"}

    def __init__(self, Q, X, Y, U, label, *, angle=0, coordinates="axes", color=None, labelsep=0.1, labelpos="N", labelcolor=None,
                 fontproperties=None, zorder=None, **kwargs):
        super().__init__()
        self.Q, self.X, self.Y, self.U, self.angle = Q, X, Y, U, angle
        self.coord, self.color, self.kw = coordinates, color, kwargs
        self.label, self.labelpos, self.labelcolor = label, labelpos, labelcolor
        self._labelsep_inches = labelsep
        self.text = Text(text=label, horizontalalignment=self.halign[labelpos], verticalalignment=self.valign[labelpos],
                         fontproperties=fontproperties or {})
        if labelcolor is not None:
            self.text.set_color(labelcolor)
        self.zorder = Q.zorder + 0.1 if zorder is None else zorder

    @property
    def labelsep(self):
        return self._labelsep_inches * self.Q.axes.get_figure(root=True).dpi

    def _init(self):
        self._set_transform()
        before, self.Q.pivot = self.Q.pivot, self.pivot[self.labelpos]
        mask, self.Q.Umask = self.Q.Umask, np.zeros(1, bool)
        across = self.U * np.cos(np.radians(self.angle))
        up = self.U * np.sin(np.radians(self.angle))
        named = self.Q.angles if isinstance(self.Q.angles, str) else "uv"
        self.verts = self.Q._make_verts([[0.0, 0.0]], np.array([across]), np.array([up]), named)
        self.Q.pivot, self.Q.Umask = before, mask
        self.vector = PolyCollection(self.verts, offsets=[(self.X, self.Y)], offset_transform=self.get_transform(),
                                     **{**self.Q.polykw, **self.kw})
        if self.color is not None:
            self.vector.set_color(self.color)
        self.vector.set_transform(self.Q.get_transform())
        self.vector.set_figure(self.get_figure(root=False))

    def _set_transform(self):
        axes, figure = self.Q.axes, self.Q.axes.get_figure(root=False)
        places = {"data": axes.transData, "axes": axes.transAxes, "figure": figure.transFigure, "inches": figure.dpi_scale_trans}
        if self.coord not in places:
            raise ValueError(f"{self.coord!r} is not a valid value for coordinates; supported values are "
                             + ", ".join(map(repr, places)))
        self.set_transform(places[self.coord])

    def draw(self, renderer):
        if self.Q._dpi_at_last_init is None:
            self.Q._init()
        self._init()
        self.vector.draw(renderer)
        x, y = self.get_transform().transform((float(self.X), float(self.Y)))
        dx, dy = {"N": (0, 1), "S": (0, -1), "E": (1, 0), "W": (-1, 0)}[self.labelpos]
        self.text.set_position((x + dx * self.labelsep, y + dy * self.labelsep))
        self.text.draw(renderer)
        self.stale = False

    def set_figure(self, fig):
        super().set_figure(fig)
        self.text.set_figure(fig)

    figure = property(Artist.get_figure, set_figure)


def __getattr__(name):
    if name == "Barbs":
        raise NotImplementedError("matplotlib.quiver.Barbs is not available: draw with quiver")
    raise AttributeError(f"module 'matplotlib.quiver' has no attribute {name!r}")
