"""Titles and axis labels: their words, and where the titles end up."""

import math

from matplotlib import rcParams
from matplotlib import transforms as mtransforms

from ._arguments import one_of


class Labels:
    """The three titles and the labels of both axes."""

    def _forget_titles(self):
        """No titles; texts are made when they are asked for."""
        self._title_texts = {}
        y = rcParams["axes.titley"]
        self._autotitlepos = y is None
        self._title_y = 1.0 if y is None else y
        self._set_title_offset_trans(rcParams["axes.titlepad"])

    def _set_title_offset_trans(self, title_offset_points):
        """Set how far titles stand above the axes."""
        self.titleOffsetTrans = mtransforms.ScaledTranslation(0.0, title_offset_points / 72, self.figure.dpi_scale_trans)
        for text in self._title_texts.values():
            text.set_transform(self.transAxes + self.titleOffsetTrans)

    def _title_at(self, place):
        text = self._title_texts.get(place)
        if text is None:
            from matplotlib.text import Text
            x = {"center": 0.5, "left": 0.0, "right": 1.0}[place]
            text = Text(x=x, y=self._title_y, text="", verticalalignment="baseline", horizontalalignment=place,
                        fontsize=rcParams["axes.titlesize"], fontweight=rcParams["axes.titleweight"])
            text.set_transform(self.transAxes + self.titleOffsetTrans)
            text._tag = "title"
            self._set_artist_props(text)
            self._title_texts[place] = text
        return text

    @property
    def title(self):
        """The title in the middle, a text."""
        return self._title_at("center")

    @property
    def _left_title(self):
        return self._title_at("left")

    @property
    def _right_title(self):
        return self._title_at("right")

    def get_title(self, loc="center"):
        """The words of a title."""
        place = loc.lower()
        one_of("loc", place, ("left", "center", "right"))
        text = self._title_texts.get(place)
        return text.get_text() if text is not None else ""

    def set_title(self, label, fontdict=None, loc=None, pad=None, *, y=None, **kwargs):
        """Set one of the titles: in the middle, left or right."""
        place = (rcParams["axes.titlelocation"] if loc is None else loc).lower()
        if y is None:
            y = rcParams["axes.titley"]
        if y is None:
            y = 1.0
        else:
            self._autotitlepos = False
        kwargs["y"] = y
        one_of("loc", place, ("left", "center", "right"))
        text = self._title_at(place)
        self._set_title_offset_trans(rcParams["axes.titlepad"] if pad is None else float(pad))
        text.set_text(label)
        colour = rcParams["axes.titlecolor"]
        if colour != "auto":
            text.set_color(colour)
        text.set(fontsize=rcParams["axes.titlesize"], fontweight=rcParams["axes.titleweight"], verticalalignment="baseline",
                 horizontalalignment=place)
        if fontdict is not None:
            text._internal_update(fontdict)
        text._internal_update(kwargs)
        return text

    def _update_title_position(self, renderer):
        """Lift the titles above ticks, labels and the factor of the axis, unless their height was set by hand."""
        if not self._autotitlepos:
            return
        titles = list(self._title_texts.values())
        if not any(text.get_text() for text in titles):
            return
        top, factors = self._what_titles_clear(renderer)
        if top < 0:
            return
        to_axes = self.transAxes.inverted()
        for text in titles:
            x, _ = text.get_position()
            text.set_position((x, 1.0))
            clear = top
            if factors and text.get_text():
                box = text.get_tightbbox(renderer)
                clear = max([top, *(factor.ymax for factor in factors if mtransforms.Bbox.intersection(box, factor))])
            bottom = text.get_window_extent(renderer).ymin
            if bottom < clear:
                text.set_position((x, to_axes.transform((0.0, float(clear)))[1]))
                bottom = text.get_window_extent(renderer).ymin
                if bottom < clear:
                    text.set_position((x, to_axes.transform((0.0, float(2 * clear - bottom)))[1]))
        highest = max(text.get_position()[1] for text in titles)
        for text in titles:
            text.set_position((text.get_position()[0], highest))

    def _what_titles_clear(self, renderer):
        """The height that titles stay above, and the boxes of factors of y axes, which only some titles meet."""
        group = list(self._twinned_axes.get_siblings(self))
        for child in self.child_axes:
            locator = child.get_axes_locator()
            child.apply_aspect(locator(self, renderer) if locator else None)
            group.append(child)
        top, factors = -math.inf, []
        for axes in group:
            box = None
            if axes.xaxis._labels_on_second_side() or axes.xaxis.get_label_position() == "top":
                box = axes.xaxis.get_tightbbox(renderer)
            if box is None:
                box = axes.spines["outline"].get_window_extent(renderer) if "outline" in axes.spines else axes.get_window_extent(renderer)
            top = max(top, box.ymax)
            if axes.yaxis.get_visible() and axes.yaxis._update_offset_text(renderer):
                factors.append(axes.yaxis.offsetText.get_tightbbox(renderer))
        return top, factors

    def get_xlabel(self):
        """The words of the label of x."""
        return self.xaxis.get_label().get_text()

    def get_ylabel(self):
        """The words of the label of y."""
        return self.yaxis.get_label().get_text()

    def set_xlabel(self, xlabel, fontdict=None, labelpad=None, *, loc=None, **kwargs):
        """Set the label of x."""
        if labelpad is not None:
            self.xaxis.labelpad = labelpad
        place = self._label_place(loc, kwargs, ("x", "horizontalalignment", "ha"), "xaxis", ("left", "center", "right"))
        if place:
            kwargs.update(x={"left": 0, "center": 0.5, "right": 1}[place], horizontalalignment=place)
        return self.xaxis.set_label_text(xlabel, fontdict, **kwargs)

    def set_ylabel(self, ylabel, fontdict=None, labelpad=None, *, loc=None, **kwargs):
        """Set the label of y."""
        if labelpad is not None:
            self.yaxis.labelpad = labelpad
        place = self._label_place(loc, kwargs, ("y", "horizontalalignment", "ha"), "yaxis", ("bottom", "center", "top"))
        if place:
            kwargs.update(y={"bottom": 0, "center": 0.5, "top": 1}[place],
                          horizontalalignment={"bottom": "left", "center": "center", "top": "right"}[place])
        return self.yaxis.set_label_text(ylabel, fontdict, **kwargs)

    @staticmethod
    def _label_place(loc, kwargs, spoken_for, axis, allowed):
        """Where along the axis the label goes, or None when properties of the text say it."""
        if any(name in kwargs for name in spoken_for):
            if loc is not None:
                raise TypeError(f"Specifying 'loc' is disallowed when any of its corresponding low level keyword arguments "
                                f"({list(spoken_for)}) are also supplied")
            return None
        place = rcParams[f"{axis}.labellocation"] if loc is None else loc
        one_of("loc", place, allowed)
        return place

    def label_outer(self, remove_inner_ticks=False):
        """Keep labels and tick labels only at the edge of the grid."""
        self._label_outer_xaxis(skip_non_rectangular_axes=False, remove_inner_ticks=remove_inner_ticks)
        self._label_outer_yaxis(skip_non_rectangular_axes=False, remove_inner_ticks=remove_inner_ticks)

    def _label_outer_xaxis(self, *, skip_non_rectangular_axes, remove_inner_ticks=False):
        self._label_outer("x", self.xaxis, "top", "is_first_row", "bottom", "is_last_row", skip_non_rectangular_axes, remove_inner_ticks)

    def _label_outer_yaxis(self, *, skip_non_rectangular_axes, remove_inner_ticks=False):
        self._label_outer("y", self.yaxis, "left", "is_first_col", "right", "is_last_col", skip_non_rectangular_axes, remove_inner_ticks)

    def _label_outer(self, name, axis, first, at_first, last, at_last, rectangles_only, ticks_too):
        from matplotlib.patches import Rectangle
        if rectangles_only and not isinstance(self.patch, Rectangle):
            return
        spec = self._get_subplotspec_with_optional_colorbar()
        if spec is None:
            return
        side = axis.get_label_position()
        for edge, outermost in ((first, getattr(spec, at_first)()), (last, getattr(spec, at_last)())):
            if outermost:
                continue
            if side == edge:
                getattr(self, f"set_{name}label")("")
            hidden = {"label" + edge: False}
            if ticks_too:
                hidden[edge] = False
            axis.set_tick_params(which="both", **hidden)
            if axis.offsetText.get_visible() and axis.offset_text_position == edge:
                axis.offsetText.set_visible(False)
