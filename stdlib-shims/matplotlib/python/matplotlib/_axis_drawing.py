"""Finding the ticks of an axis, measuring their labels, and drawing. Marks and grid lines that nobody touched are drawn by one line for all."""

import math

import numpy as np

from matplotlib import transforms as mtransforms


class AxisDrawing:
    """How an axis is measured and drawn."""

    # While an axes is drawn nothing changes its limits, so that ticks are found and measured once.
    _steady = False
    _ticks_found = None
    _boxes_found = None

    def _update_ticks(self):
        """Move the ticks to their places, write their labels, and give those that are within the view."""
        if self._steady and self._ticks_found is not None:
            return self._ticks_found
        locs = self.get_majorticklocs()
        labels = self.major.formatter.format_ticks(locs)
        ticks = self.get_major_ticks(len(locs))
        places = list(locs)
        for tick, loc, label in zip(ticks, places, labels):
            tick.update_position(loc)
            tick._set_text(label)
        locs = self.get_minorticklocs()
        if len(locs):
            labels = self.minor.formatter.format_ticks(locs)
            minor = self.get_minor_ticks(len(locs))
            for tick, loc, label in zip(minor, locs, labels):
                tick.update_position(loc)
                tick._set_text(label)
            ticks = ticks + minor
            places += list(locs)
        ticks = self._within_view(ticks, places)
        if self._steady:
            self._ticks_found = ticks
            self._boxes_found = None
        return ticks

    def _within_view(self, ticks, places):
        if not ticks:
            return []
        transform = self._scale.get_transform()
        low, high = transform.transform(np.sort(np.asarray(self.get_view_interval())))
        if low > high:
            low, high = high, low
        scaled = np.asarray(transform.transform(np.array(places, dtype=float)))
        room = (high - low) * 1e-10
        inside = (low - room <= scaled) & (scaled <= high + room)
        return ticks if inside.all() else [tick for tick, shown in zip(ticks, inside.tolist()) if shown]

    def _get_ticklabel_bboxes(self, ticks, renderer=None):
        """The boxes of labels on the first and on the second side."""
        if self._steady and ticks is self._ticks_found and self._boxes_found is not None:
            return self._boxes_found
        if renderer is None:
            renderer = self.get_figure(root=True)._get_renderer()
        boxes = ([tick._part("label1").get_window_extent(renderer) for tick in ticks if tick._shows("label1")],
                 [tick._part("label2").get_window_extent(renderer) for tick in ticks if tick._shows("label2")])
        if self._steady:
            self._boxes_found = boxes
        return boxes

    def _get_tick_boxes_siblings(self, renderer):
        """The boxes of tick labels of this axis and of those it is aligned with."""
        groups = getattr(self.get_figure(root=False), "_align_label_groups", None)
        group = groups[self.axis_name].get_siblings(self.axes) if groups and self.axis_name in groups else [self.axes]
        first, second = [], []
        for axes in group:
            axis = axes._axis_map[self.axis_name]
            boxes = axis._get_ticklabel_bboxes(axis._update_ticks(), renderer)
            first += boxes[0]
            second += boxes[1]
        return first, second

    def _update_offset_text(self, renderer):
        """Put the factor of the tick labels in its place; whether there is one."""
        ticks = self._update_ticks()
        said = self.major.formatter.get_offset()
        if not said:
            if self._offset_text is not None:
                self._offset_text.set_text("")
            return False
        self._update_offset_text_position(*self._get_ticklabel_bboxes(ticks, renderer))
        self.offsetText.set_text(said)
        return True

    def _labels_on_second_side(self):
        return any(tick._shows("label2") for tick in (self.majorTicks[0], self.minorTicks[0]))

    def get_tightbbox(self, renderer=None, *, for_layout_only=False):
        """The box around tick labels, label and factor, in pixels; None if nothing is shown."""
        if not self.get_visible():
            return None
        if renderer is None:
            renderer = self.get_figure(root=True)._get_renderer()
        ticks = self._update_ticks()
        self._update_label_position(renderer)
        first, second = self._get_ticklabel_bboxes(ticks, renderer)
        boxes = [*first, *second]
        if self._update_offset_text(renderer) and self.offsetText.get_visible():
            boxes.append(self.offsetText.get_window_extent(renderer))
        if self._label_text is not None and self._label_text.get_visible() and self._label_text.get_text():
            boxes.append(self._label_box(renderer, for_layout_only))
        boxes = [box for box in boxes if 0 < box.width < math.inf and 0 < box.height < math.inf]
        return mtransforms.Bbox.union(boxes) if boxes else None

    def _label_box(self, renderer, for_layout_only):
        """The box of the label; for a layout its length does not count."""
        box = self.label.get_window_extent(renderer)
        if not for_layout_only:
            return box
        x0, y0, x1, y1 = box.extents
        if self.axis_name == "x" and x1 > x0:
            x0, x1 = (x0 + x1) / 2 - 0.5, (x0 + x1) / 2 + 0.5
        if self.axis_name == "y" and y1 > y0:
            y0, y1 = (y0 + y1) / 2 - 0.5, (y0 + y1) / 2 + 0.5
        return mtransforms.Bbox.from_extents(x0, y0, x1, y1)

    def draw(self, renderer):
        """Draw grid lines, marks, tick labels, the label and the factor."""
        if not self.get_visible():
            return
        renderer.open_group(self._group_name, gid=self.get_gid())
        ticks = self._update_ticks()
        self._draw_ticks(renderer, [tick for tick in ticks if tick.get_visible()])
        if self._label_text is not None and self._label_text.get_text():
            self._update_label_position(renderer)
            self._label_text.draw(renderer)
        if self._update_offset_text(renderer):
            self.offsetText.draw(renderer)
        renderer.close_group(self._group_name)
        self.stale = False

    def _draw_ticks(self, renderer, ticks):
        """Draw all ticks: the parts nobody touched by one artist for all of them."""
        for name in ("gridline", "tick1line", "tick2line"):
            alike = {}
            for tick in ticks:
                if not tick._shows(name):
                    continue
                if name in tick._parts:
                    tick._parts[name].draw(renderer)
                else:
                    alike.setdefault(id(tick._style), []).append(tick)
            for group in alike.values():
                stencil = self._stencil(name, group[0])
                if name == "gridline":
                    for tick in group:
                        group[0]._place_at(name, stencil, tick._loc)
                        stencil.draw(renderer)
                else:
                    self._place_marks(stencil, [tick._loc for tick in group], 0.0 if name == "tick1line" else 1.0)
                    stencil.draw(renderer)
        for tick in ticks:
            if tick._shows("label1"):
                tick._part("label1").draw(renderer)
        for tick in ticks:
            if tick._shows("label2"):
                tick._part("label2").draw(renderer)

    def _stencil(self, name, tick):
        """A line like that part of the tick; it draws all of them."""
        known = self._stencils.get((name, tick._major))
        if known is None or known[0] is not tick._style:
            line = getattr(tick, "_make_" + name)()
            line.set_figure(self.figure)
            line.axes = self.axes
            known = self._stencils[name, tick._major] = (tick._style, line)
        return known[1]
