"""The x axis and the y axis: what depends on the direction."""

import math

from matplotlib import rcParams
from matplotlib import transforms as mtransforms
from matplotlib.font_manager import FontProperties

from ._axis_base import Axis
from ._tick import XTick, YTick


def _allowed(name, value, choices):
    if value not in choices:
        raise ValueError(f"{value!r} is not a valid value for {name}; supported values are {', '.join(map(repr, choices))}")


class _Sides(Axis):
    """What x and y have in common, told by the names of their two sides."""

    def _init(self):
        self.label_position = self._first
        self.offset_text_position = self._first
        name = self.axis_name + "tick"
        colour = rcParams[f"{name}.labelcolor"]
        self._label_settings = {"fontsize": rcParams["axes.labelsize"], "fontweight": rcParams["axes.labelweight"],
                                "color": rcParams["axes.labelcolor"]}
        self._offset_settings = {"fontsize": rcParams[f"{name}.labelsize"],
                                 "color": rcParams[f"{name}.color"] if colour == "inherit" else colour}

    def set_ticks_position(self, position):
        """Set the side of ticks and tick labels."""
        first, second = self._first, self._second
        _allowed("position", position, self._positions)
        shown = {
            first: {first: True, "label" + first: True, second: False, "label" + second: False},
            second: {first: False, "label" + first: False, second: True, "label" + second: True},
            "both": {first: True, second: True},
            "none": {first: False, second: False},
            "default": {first: True, "label" + first: True, second: True, "label" + second: False},
        }[position]
        self.set_tick_params(which="both", **shown)
        self._ticks_moved_to(position)
        self.stale = True

    def _ticks_moved_to(self, position):
        """What else moves with the ticks."""

    def _tick_on(self, side):
        """Move the ticks; labels that were hidden stay so."""
        kw = self._major_tick_kw
        shown = kw.get("label1On", True) or kw.get("label2On", False)
        self.set_ticks_position(side)
        self.set_tick_params(which="both", **{"label" + side: shown})

    def _get_ticks_position(self):
        major, minor = self.majorTicks[0], self.minorTicks[0]

        def all_show(*pattern):
            return all(tuple(bool(tick._shows(name)) for name in ("tick1line", "tick2line", "label1", "label2")) == pattern
                       for tick in (major, minor))

        if all_show(True, False, True, False):
            return 1
        if all_show(False, True, False, True):
            return 2
        return "default" if all_show(True, True, True, False) else "unknown"

    def get_ticks_position(self):
        """The side of the ticks, 'default' for marks on both, or 'unknown'."""
        return {1: self._first, 2: self._second, "default": "default", "unknown": "unknown"}[self._get_ticks_position()]

    def _get_tick_label_size(self, axis_name):
        """The size of tick labels in points."""
        size = self._major_tick_kw.get("labelsize", rcParams[f"{axis_name}tick.labelsize"])
        return float(size) if isinstance(size, (int, float)) else FontProperties(size=size).get_size_in_points()

    def _tick_space(self, pixels, per_label):
        size = self._get_tick_label_size(self.axis_name) * per_label
        return math.floor(pixels / self.figure.dpi * 72 / size) if size > 0 else 2**31 - 1


class XAxis(_Sides):
    """The x axis."""

    __module__ = "matplotlib.axis"
    __name__ = "xaxis"
    axis_name = "x"
    _tick_class = XTick
    _group_name = "xaxis"
    _first, _second = "bottom", "top"
    _positions = ("top", "bottom", "both", "default", "none")
    _sides_spelled = {"tick1On": "bottom", "tick2On": "top", "label1On": "labelbottom", "label2On": "labeltop"}

    def _make_label(self):
        from matplotlib.text import Text
        label = Text(0.5, 0, verticalalignment="top" if self.label_position == "bottom" else "baseline", horizontalalignment="center",
                     **self._label_settings)
        label.set_transform(mtransforms.blended_transform_factory(self.axes.transAxes, mtransforms.IdentityTransform()))
        return label

    def _make_offset_text(self):
        from matplotlib.text import Text
        below = self.offset_text_position == "bottom"
        text = Text(1, 0, verticalalignment="top" if below else "bottom", horizontalalignment="right", **self._offset_settings)
        text.set_transform(mtransforms.blended_transform_factory(self.axes.transAxes, mtransforms.IdentityTransform()))
        return text

    def set_label_position(self, position):
        """Set the side of the label: 'top' or 'bottom'."""
        _allowed("position", position, ("top", "bottom"))
        self.label.set_verticalalignment({"top": "baseline", "bottom": "top"}[position])
        self.label_position = position
        self.stale = True

    def tick_top(self):
        """Move ticks and their labels to the top."""
        self._tick_on("top")

    def tick_bottom(self):
        """Move ticks and their labels to the bottom."""
        self._tick_on("bottom")

    def _ticks_moved_to(self, position):
        if position in ("top", "bottom"):
            self.offset_text_position = position
            if self._offset_text is not None:
                self._offset_text.set_verticalalignment("bottom" if position == "top" else "top")

    def _update_label_position(self, renderer):
        """Put the label below the tick labels, or above them."""
        if not self._autolabelpos:
            return
        first, second = self._get_tick_boxes_siblings(renderer)
        x, _ = self.label.get_position()
        spine = self.axes.spines.get(self.label_position, self.axes)
        pad = self.labelpad * self.figure.dpi / 72
        if self.label_position == "bottom":
            box = mtransforms.Bbox.union([*first, spine.get_window_extent()])
            self.label.set_position((x, box.y0 - pad))
        else:
            box = mtransforms.Bbox.union([*second, spine.get_window_extent()])
            self.label.set_position((x, box.y1 + pad))

    def _update_offset_text_position(self, bboxes, bboxes2):
        x, _ = self.offsetText.get_position()
        pad = self.OFFSETTEXTPAD * self.figure.dpi / 72
        if self.offset_text_position == "bottom":
            box = mtransforms.Bbox.union(bboxes) if bboxes else self.axes.bbox
            self.offsetText.set_position((x, box.ymin - pad))
        else:
            box = mtransforms.Bbox.union(bboxes2) if bboxes2 else self.axes.bbox
            self.offsetText.set_position((x, box.ymax + pad))

    def _place_marks(self, line, locs, at):
        line.set_data(locs, [at] * len(locs))

    def get_tick_space(self):
        """How many tick labels fit."""
        return self._tick_space(self.axes.bbox.width, 3)


class YAxis(_Sides):
    """The y axis."""

    __module__ = "matplotlib.axis"
    __name__ = "yaxis"
    axis_name = "y"
    _tick_class = YTick
    _group_name = "yaxis"
    _first, _second = "left", "right"
    _positions = ("left", "right", "both", "default", "none")
    _sides_spelled = {"tick1On": "left", "tick2On": "right", "label1On": "labelleft", "label2On": "labelright"}

    def _make_label(self):
        from matplotlib.text import Text
        label = Text(0, 0.5, verticalalignment="bottom" if self.label_position == "left" else "top", horizontalalignment="center",
                     rotation="vertical", rotation_mode="anchor", **self._label_settings)
        label.set_transform(mtransforms.blended_transform_factory(mtransforms.IdentityTransform(), self.axes.transAxes))
        return label

    def _make_offset_text(self):
        from matplotlib.text import Text
        left = self.offset_text_position == "left"
        text = Text(0 if left else 1, 0.5, verticalalignment="baseline", horizontalalignment="left" if left else "right",
                    **self._offset_settings)
        text.set_transform(mtransforms.blended_transform_factory(self.axes.transAxes, mtransforms.IdentityTransform()))
        return text

    def set_label_position(self, position):
        """Set the side of the label: 'left' or 'right'."""
        _allowed("position", position, ("left", "right"))
        self.label.set_rotation_mode("anchor")
        self.label.set_verticalalignment({"left": "bottom", "right": "top"}[position])
        self.label_position = position
        self.stale = True

    def set_offset_position(self, position):
        """Set the side of the factor of the tick labels."""
        _allowed("position", position, ("left", "right"))
        self.offset_text_position = position
        text = self._offset_text
        if text is not None:
            text.set_horizontalalignment(position)
            text.set_position(({"left": 0, "right": 1}[position], text.get_position()[1]))
        self.stale = True

    def tick_left(self):
        """Move ticks and their labels to the left."""
        self._tick_on("left")

    def tick_right(self):
        """Move ticks and their labels to the right."""
        self._tick_on("right")

    def _ticks_moved_to(self, position):
        if position in ("left", "right"):
            self.set_offset_position(position)

    def _update_label_position(self, renderer):
        """Put the label left of the tick labels, or right of them."""
        if not self._autolabelpos:
            return
        first, second = self._get_tick_boxes_siblings(renderer)
        _, y = self.label.get_position()
        spine = self.axes.spines.get(self.label_position, self.axes)
        pad = self.labelpad * self.figure.dpi / 72
        if self.label_position == "left":
            box = mtransforms.Bbox.union([*first, spine.get_window_extent()])
            self.label.set_position((box.x0 - pad, y))
        else:
            box = mtransforms.Bbox.union([*second, spine.get_window_extent()])
            self.label.set_position((box.x1 + pad, y))

    def _update_offset_text_position(self, bboxes, bboxes2):
        x, _ = self.offsetText.get_position()
        spines = self.axes.spines
        box = spines["outline"].get_window_extent() if "outline" in spines else self.axes.bbox
        self.offsetText.set_position((x, box.ymax + self.OFFSETTEXTPAD * self.figure.dpi / 72))

    def _place_marks(self, line, locs, at):
        line.set_data([at] * len(locs), locs)

    def get_tick_space(self):
        """How many tick labels fit."""
        return self._tick_space(self.axes.bbox.height, 2)
