"""The ratio of y units to x units, and of height to width; either the box gives way or the limits."""

import math

from matplotlib import transforms as mtransforms

from ._arguments import one_of

_ANCHORS = ("C", "SW", "S", "SE", "E", "NE", "N", "NW", "W")


class Aspect:
    """The aspect of an axes and what is adjusted to reach it."""

    def get_aspect(self):
        """The height of a y unit over the width of an x unit, or 'auto'."""
        return self._aspect

    def set_aspect(self, aspect, adjustable=None, anchor=None, share=False):
        """Set the height of a y unit over the width of an x unit: 'auto', 'equal' or a number."""
        if aspect == "equal":
            aspect = 1
        if aspect != "auto":
            aspect = float(aspect)
            if aspect <= 0 or not math.isfinite(aspect):
                raise ValueError("aspect must be finite and positive ")
        group = self._sharing(share)
        for axes in group:
            axes._aspect = aspect
        if adjustable is None:
            adjustable = self._adjustable
        self.set_adjustable(adjustable, share=share)
        if anchor is not None:
            self.set_anchor(anchor, share=share)
        self.stale = True

    def _sharing(self, share):
        """This axes, or all that share an axis with it."""
        if not share:
            return [self]
        group = []
        for name in self._axis_names:
            for axes in self._shared_axes[name].get_siblings(self):
                if axes not in group:
                    group.append(axes)
        return group

    def get_adjustable(self):
        """What gives way to the aspect: 'box' or 'datalim'."""
        return self._adjustable

    def set_adjustable(self, adjustable, share=False):
        """Set what gives way to the aspect: the 'box' or the limits ('datalim')."""
        one_of("adjustable", adjustable, ("box", "datalim"))
        group = self._sharing(share)
        if adjustable == "datalim" and any(getattr(axes.get_data_ratio, "__func__", None) is not Aspect.get_data_ratio for axes in group):
            raise ValueError("Cannot set Axes adjustable to 'datalim' for Axes which override 'get_data_ratio'")
        for axes in group:
            axes._adjustable = adjustable
        self.stale = True

    def get_box_aspect(self):
        """Height over width of the box, or None."""
        return self._box_aspect

    def set_box_aspect(self, aspect=None):
        """Set height over width of the box, whatever the limits are."""
        group = list(self._twinned_axes.get_siblings(self))
        if aspect is not None:
            aspect = float(aspect)
            # The box is fixed now, so only the limits can give way.
            for axes in group:
                axes.set_adjustable("datalim")
        for axes in group:
            axes._box_aspect = aspect
            axes.stale = True

    def get_anchor(self):
        """Where a shrunk box stays within its place."""
        return self._anchor

    def set_anchor(self, anchor, share=False):
        """Set where a shrunk box stays within its place: a point of the compass, 'C', or a pair of numbers."""
        if not (isinstance(anchor, str) and anchor in _ANCHORS) and (isinstance(anchor, str) or len(anchor) != 2):
            raise ValueError("argument must be among " + ", ".join(_ANCHORS))
        for axes in self._sharing(share):
            axes._anchor = anchor
        self.stale = True

    def get_data_ratio(self):
        """Height over width of the limits, in scaled units."""
        x0, x1 = self.xaxis.get_transform().transform(self.get_xbound())
        y0, y1 = self.yaxis.get_transform().transform(self.get_ybound())
        return max(abs(y1 - y0), 1e-30) / max(abs(x1 - x0), 1e-30)

    def apply_aspect(self, position=None):
        """Adjust the box or the limits, as it is done before each drawing."""
        aspect = self._aspect
        if position is None:
            if aspect == "auto" and self._box_aspect is None:
                if (self._position.get_points() != self._originalPosition.get_points()).any():
                    self._set_position(self._originalPosition, which="active")
                return
            position = self.get_position(original=True)
        if aspect == "auto" and self._box_aspect is None:
            self._set_position(position, which="active")
            return
        figure_box = mtransforms.Bbox.unit().transformed(self.figure.transSubfigure)
        figure_aspect = figure_box.height / figure_box.width
        if self._adjustable == "box":
            if self in self._twinned_axes:
                raise RuntimeError("Adjustable 'box' is not allowed in a twinned Axes; use 'datalim' instead")
            self._shrink_box(position, aspect * self.get_data_ratio(), figure_aspect)
            return
        if self._box_aspect is not None:
            position = self._shrink_box(position, self._box_aspect, figure_aspect)
            if aspect == "auto":
                return
        else:
            self._set_position(position, which="active")
        self._widen_limits(figure_aspect * (position.height / position.width) / aspect)

    def _shrink_box(self, position, box_aspect, figure_aspect):
        place = position.frozen()
        box = place.shrunk_to_aspect(box_aspect, place, figure_aspect).anchored(self.get_anchor(), place)
        self._set_position(box, "active")
        return box

    def _widen_limits(self, wanted):
        """Widen (or narrow) the limits of one axis until height over width of the view is as wanted."""
        x_scale, y_scale = self.xaxis.get_transform(), self.yaxis.get_transform()
        xmin, xmax = x_scale.transform(self.get_xbound())
        ymin, ymax = y_scale.transform(self.get_ybound())
        width = max(abs(xmax - xmin), 1e-30)
        height = max(abs(ymax - ymin), 1e-30)
        # How much y would have to grow.
        growth = wanted * width / height - 1
        if abs(growth) < 0.005:
            return
        shared_x, shared_y = self in self._shared_axes["x"], self in self._shared_axes["y"]
        if shared_x and shared_y:
            raise RuntimeError("set_aspect(..., adjustable='datalim') or axis('equal') are not allowed when both axes are shared.  "
                               "Try set_aspect(..., adjustable='box').")
        new_height, new_width = wanted * width, height / wanted
        if shared_x:
            adjust_y = True
        elif shared_y:
            adjust_y = False
        else:
            x0, x1 = x_scale.transform(self.dataLim.intervalx)
            y0, y1 = y_scale.transform(self.dataLim.intervaly)
            data_width, data_height = 1.05 * (x1 - x0), 1.05 * (y1 - y0)
            if width > data_width and height > data_height:
                # Both have room to spare: shrink one that keeps its data, rather than widen the other.
                adjust_y = bool((new_height > data_height and growth < 0) or (new_width < data_width and growth > 0))
            else:
                adjust_y = growth > 0
        if not (self.get_autoscaley_on() if adjust_y else self.get_autoscalex_on()):
            from logging import getLogger
            getLogger("matplotlib.axes._base").warning(
                "Ignoring fixed %s limits to fulfill fixed data aspect with adjustable data limits.", "y" if adjust_y else "x")
        if adjust_y:
            middle = 0.5 * (ymin + ymax)
            self.set_ybound(y_scale.inverted().transform([middle - new_height / 2.0, middle + new_height / 2.0]))
        else:
            middle = 0.5 * (xmin + xmax)
            self.set_xbound(x_scale.inverted().transform([middle - new_width / 2.0, middle + new_width / 2.0]))
