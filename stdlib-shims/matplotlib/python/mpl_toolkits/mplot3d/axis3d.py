"""The three axes of a space: panes, grid lines, ticks and labels at the edges of a box."""

import numpy as np

from matplotlib import axis as maxis
from matplotlib import rcParams

from . import proj3d
from .art3d import Line3DCollection, _norm_text_angle

# Corners of the box that make up its sides, for each axis the lower and the upper one.
_PLANES = ((0, 3, 7, 4), (1, 2, 6, 5), (0, 1, 5, 4), (3, 2, 6, 7), (0, 1, 2, 3), (4, 5, 6, 7))
_AXES = {"x": (0, 1, (1, 0, 2)), "y": (1, 0, (0, 1, 2)), "z": (2, 0, (0, 2, 1))}
_LABEL_OFFSET = 21
_TICK_LABEL_OFFSET = 8


def _move_from_center(place, centers, deltas, axis):
    """A place further out in the two other directions."""
    step = np.where(place < centers, -deltas, deltas)
    step[axis] = 0
    return place + step


class Tick3D(maxis.XTick):
    """A tick of an axis in space; the axis says where it is in the picture."""

    def _axis(self):
        return self._owner

    def _side_transform(self, which):
        return self.axes.transData

    def _get_text1_transform(self):
        return self.axes.transData, "top", "center"

    _get_text2_transform = _get_text1_transform


class Axis(maxis.XAxis):
    """An axis in space."""

    _tick_class = Tick3D

    def __init__(self, axes, *, rotate_label=None, **kwargs):
        from matplotlib.lines import Line2D
        from matplotlib.patches import Polygon

        self.axis_name = self.name
        index, tickdir, juggled = _AXES[self.name]
        self._rotate_label = rotate_label
        self._tick_position = self._label_position = "default"
        width = rcParams["xtick.major.width" if self.name != "y" else "ytick.major.width"]
        thin = rcParams["xtick.minor.width" if self.name != "y" else "ytick.minor.width"]
        self._axinfo = {
            "i": index, "tickdir": tickdir, "juggled": juggled,
            "label": {"va": "center", "ha": "center", "rotation_mode": "anchor"},
            "tick": {"inward_factor": 0.2, "outward_factor": 0.1, "linewidth": {True: width, False: thin}},
            "axisline": {"linewidth": rcParams["axes.linewidth"], "color": rcParams["axes.edgecolor"]},
            "grid": {
                "color": rcParams["grid.color"], "linewidth": rcParams["grid.linewidth"], "linestyle": rcParams["grid.linestyle"],
            },
        }  # fmt: skip
        super().__init__(axes, **kwargs)
        line = self._axinfo["axisline"]
        self.line = Line2D((0, 0), (0, 0), color=line["color"], linewidth=line["linewidth"], antialiased=True)
        self.pane = Polygon([[0, 0], [0, 1]], closed=False)
        self.set_pane_color(rcParams[f"axes3d.{self.name}axis.panecolor"])
        self.gridlines = Line3DCollection([])
        for part in (self.line, self.pane, self.gridlines):
            part.axes = axes
            part.set_figure(self.figure)
            part.set_transform(axes.transData)

    def clear(self):
        """Back to the start. The settings of x count for z too."""
        self.axis_name = "x" if self.name == "z" else self.name
        super().clear()
        self.axis_name = self.name

    def _get_tick(self, major):
        tick = super()._get_tick(major)
        tick._owner = self
        return tick

    def _make_label(self):
        from matplotlib.text import Text

        label = Text(0.5, 0, verticalalignment="center", horizontalalignment="center", rotation_mode="anchor", **self._label_settings)
        label.set_transform(self.axes.transData)
        return label

    def _make_offset_text(self):
        text = super()._make_offset_text()
        text.set_transform(self.axes.transData)
        return text

    def set_pane_color(self, color, alpha=None):
        """Sets the colour of the pane."""
        from matplotlib.colors import to_rgba

        color = to_rgba(color, alpha)
        self.pane.set_facecolor(color)
        self.pane.set_edgecolor(color)
        self.pane.set_alpha(color[-1])
        self.stale = True

    def set_rotate_label(self, val):
        """Sets whether the label follows the axis; None: if it is longer than four letters."""
        self._rotate_label = val
        self.stale = True

    def get_rotate_label(self, text):
        """Whether a label follows the axis."""
        return len(text) > 4 if self._rotate_label is None else self._rotate_label

    def _get_tick_label_size(self, axis_name):
        return super()._get_tick_label_size("x" if axis_name == "z" else axis_name)

    def _limits_of(self, view):
        axes = self.axes
        box = axes.zz_viewLim if self.name == "z" else axes.xy_viewLim
        if not view:
            box = axes.zz_dataLim if self.name == "z" else axes.xy_dataLim
        return box, "intervaly" if self.name == "y" else "intervalx"

    def get_view_interval(self):
        """The view limits."""
        self.axes._unstale_viewLim()
        box, name = self._limits_of(True)
        return getattr(box, name)

    def set_view_interval(self, vmin, vmax, ignore=False):
        """Sets the view limits."""
        box, name = self._limits_of(True)
        setattr(box, name, (vmin, vmax))

    def get_data_interval(self):
        """The data limits."""
        box, name = self._limits_of(False)
        return getattr(box, name)

    def set_data_interval(self, vmin, vmax, ignore=False):
        """Sets the data limits."""
        box, name = self._limits_of(False)
        setattr(box, name, (vmin, vmax))

    def get_minpos(self):
        """The smallest positive value of the data."""
        box, name = self._limits_of(False)
        return getattr(box, name.replace("interval", "minpos"))

    def _box(self):
        """Lower and upper limits, the corners in the picture, and which sides are behind."""
        axes = self.axes
        mins, maxs = np.array([axes.get_xbound(), axes.get_ybound(), axes.get_zbound()]).T
        corners = axes._transformed_cube(mins, maxs)
        lower = np.array([corners[list(_PLANES[2 * i]), 2].mean() for i in range(3)])
        upper = np.array([corners[list(_PLANES[2 * i + 1]), 2].mean() for i in range(3)])
        highs = lower < upper
        equal = np.abs(lower - upper) <= np.finfo(float).eps
        if equal.sum() == 2:
            vertical = int(np.flatnonzero(~equal)[0])
            highs = np.array([(highs[0], False, False), (True, highs[1], False), (True, True, highs[2])][vertical])
        return mins, maxs, corners, highs

    def _edge(self, minmax, maxmin):
        """The two ends of the line that the axis is drawn along."""
        vertical = self.axes._vertical_axis
        pair, turned = (minmax, maxmin), (maxmin, minmax)
        start, end = ((pair, turned, turned), (turned, turned, pair), (pair, pair, pair))[vertical][self._axinfo["i"]]
        juggled = self._axinfo["juggled"]
        first = start.copy()
        first[juggled[0]] = end[juggled[0]]
        second = first.copy()
        second[juggled[1]] = end[juggled[1]]
        return first, second

    def _tick_direction(self):
        shift = self.axes._vertical_axis - 2
        order = np.roll([0, 1, 2], -shift)
        return order[np.roll([1, 0, 0], shift)][self._axinfo["i"]]

    def draw_pane(self, renderer):
        """Draws the side of the box behind the data."""
        if not self.get_visible():
            return
        _, _, corners, highs = self._box()
        index = self._axinfo["i"]
        plane = _PLANES[2 * index + 1] if highs[index] else _PLANES[2 * index]
        self.pane.set_xy(corners[list(plane), :2])
        self.pane.draw(renderer)

    def draw_grid(self, renderer):
        """Draws the grid lines of this axis over the two panes that meet it."""
        if not self.get_visible() or not self.axes._draw_grid:
            return
        places = [tick.get_loc() for tick in self._update_ticks()]
        if not places:
            return
        index = self._axinfo["i"]
        mins, maxs, _, highs = self._box()
        minmax, maxmin = np.where(highs, maxs, mins), np.where(~highs, maxs, mins)
        corner = np.tile(minmax, (len(places), 1))
        corner[:, index] = places
        lines = np.stack([corner, corner, corner], axis=1)
        lines[:, 0, index - 2] = maxmin[index - 2]
        lines[:, 2, index - 1] = maxmin[index - 1]
        looks = self._axinfo["grid"]
        self.gridlines.set_segments(lines)
        self.gridlines.set_color(looks["color"])
        self.gridlines.set_linewidth(looks["linewidth"])
        self.gridlines.set_linestyle(looks["linestyle"])
        self.gridlines.do_3d_projection()
        self.gridlines.draw(renderer)

    def _place_all(self):
        """Finds line, ticks and label in the picture; returns the ticks and the ends of their marks."""
        axes, index = self.axes, self._axinfo["i"]
        mins, maxs, _, highs = self._box()
        minmax, maxmin = np.where(highs, maxs, mins), np.where(~highs, maxs, mins)
        centers, deltas = 0.5 * (maxs + mins), (maxs - mins) * 0.08
        per_point = 48 / (72 * sum(axes.bbox.size) / self.figure.dpi)
        points = per_point * deltas
        first, second = self._edge(minmax, maxmin)
        ends = proj3d.project([first, second], axes.M)
        self.line.set_data(ends[:, 0], ends[:, 1])
        ticks = self._update_ticks()
        marks = self._place_ticks(ticks, first, centers, deltas, highs, points)
        self._place_label(first, second, ends, centers, points)
        return ticks, marks

    def _place_ticks(self, ticks, edge, centers, deltas, highs, points):
        if not ticks:
            return np.empty((0, 2, 2))
        index, direction = self._axinfo["i"], self._tick_direction()
        looks = self._axinfo["tick"]
        length = deltas[direction] if highs[direction] else -deltas[direction]
        places = np.tile(edge, (len(ticks), 1))
        places[:, index] = [tick.get_loc() for tick in ticks]
        out, inside = places.copy(), places.copy()
        out[:, direction] += looks["outward_factor"] * length
        inside[:, direction] -= looks["inward_factor"] * length
        marks = proj3d.project(np.stack((out, inside), axis=1), self.axes.M)[..., :2]
        away = np.stack([
            _move_from_center(place, centers, (tick.get_pad() + _TICK_LABEL_OFFSET) * points, index)
            for place, tick in zip(places, ticks)
        ])  # fmt: skip
        for tick, place in zip(ticks, proj3d.project(away, self.axes.M)):
            tick._part("label1").set_position((place[0], place[1]))
        return marks

    def _place_label(self, first, second, ends, centers, points):
        text = self._label_text
        if text is None or not text.get_text():
            return
        away = _move_from_center(0.5 * (first + second), centers, (self.labelpad + _LABEL_OFFSET) * points, self._axinfo["i"])
        x, y, _ = proj3d.project(away, self.axes.M)
        text.set_position((x, y))
        if self.get_rotate_label(text.get_text()):
            dx, dy = self.axes.transAxes.transform(ends[1, :2]) - self.axes.transAxes.transform(ends[0, :2])
            text.set_rotation(_norm_text_angle(np.rad2deg(np.arctan2(dy, dx))))
        looks = self._axinfo["label"]
        text.set_va(looks["va"])
        text.set_ha(looks["ha"])
        text.set_rotation_mode(looks["rotation_mode"])

    def draw(self, renderer):
        """Draws line, ticks and labels."""
        from matplotlib.collections import LineCollection

        if not self.get_visible():
            return
        renderer.open_group("axis3d", gid=self.get_gid())
        ticks, marks = self._place_all()
        self.line.draw(renderer)
        shown = [i for i, tick in enumerate(ticks) if tick.get_visible() and tick._shows("tick1line")]
        if shown:
            widths = self._axinfo["tick"]["linewidth"]
            lines = LineCollection(
                marks[shown], colors=[ticks[i]._style["color"] for i in shown], linewidths=[widths[ticks[i]._major] for i in shown],
            )  # fmt: skip
            lines.axes = self.axes
            lines.set_figure(self.figure)
            lines.set_transform(self.axes.transData)
            lines.draw(renderer)
        for tick in ticks:
            if tick.get_visible() and tick._shows("label1"):
                tick._part("label1").draw(renderer)
        if self._label_text is not None and self._label_text.get_text():
            self._label_text.draw(renderer)
        renderer.close_group("axis3d")
        self.stale = False

    def get_tightbbox(self, renderer=None, *, for_layout_only=False):
        """The box around tick labels and label, in pixels."""
        from matplotlib.transforms import Bbox

        if not self.get_visible():
            return None
        if renderer is None:
            renderer = self.get_figure(root=True)._get_renderer()
        self.axes.M = self.axes.get_proj()
        ticks, _ = self._place_all()
        texts = [tick._part("label1") for tick in ticks if tick._shows("label1")]
        if self._label_text is not None and self._label_text.get_text():
            texts.append(self._label_text)
        boxes = [self.line.get_window_extent(renderer), *(text.get_window_extent(renderer) for text in texts)]
        boxes = [box for box in boxes if box.width > 0 or box.height > 0]
        return Bbox.union(boxes) if boxes else None


class XAxis(Axis):
    """The x axis."""

    name = "x"


class YAxis(Axis):
    """The y axis."""

    name = "y"


class ZAxis(Axis):
    """The z axis."""

    name = "z"
