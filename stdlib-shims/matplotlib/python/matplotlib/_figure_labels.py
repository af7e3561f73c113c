"""Texts of a figure: titles and labels over all axes, legends, and alignment of the labels of its axes."""

from matplotlib import rcParams

_TITLE = {"name": "_suptitle", "x0": 0.5, "y0": 0.98, "ha": "center", "va": "top", "rotation": 0,
          "size": "figure.titlesize", "weight": "figure.titleweight"}
_XLABEL = {"name": "_supxlabel", "x0": 0.5, "y0": 0.01, "ha": "center", "va": "bottom", "rotation": 0,
           "size": "figure.labelsize", "weight": "figure.labelweight"}
_YLABEL = {"name": "_supylabel", "x0": 0.02, "y0": 0.5, "ha": "left", "va": "center", "rotation": "vertical",
           "size": "figure.labelsize", "weight": "figure.labelweight"}


class FigureBase:
    """Methods of a figure that add texts and legends.

    Named like the class it is a part of, because errors of calls name it."""

    def suptitle(self, t, **kwargs):
        """Set the title over all axes."""
        return self._suplabels(t, _TITLE, **kwargs)

    def supxlabel(self, t, **kwargs):
        """Set the label below all axes."""
        return self._suplabels(t, _XLABEL, **kwargs)

    def supylabel(self, t, **kwargs):
        """Set the label left of all axes."""
        return self._suplabels(t, _YLABEL, **kwargs)

    def get_suptitle(self):
        """The title over all axes."""
        return "" if self._suptitle is None else self._suptitle.get_text()

    def get_supxlabel(self):
        """The label below all axes."""
        return "" if self._supxlabel is None else self._supxlabel.get_text()

    def get_supylabel(self):
        """The label left of all axes."""
        return "" if self._supylabel is None else self._supylabel.get_text()

    def _suplabels(self, t, info, **kwargs):
        name = info["name"]
        x, y = kwargs.pop("x", None), kwargs.pop("y", None)
        # A place that nobody gave may be moved by the layout.
        autopos = (x if name == "_supylabel" else y) is None
        x = info["x0"] if x is None else x
        y = info["y0"] if y is None else y
        for short, long in (("ha", "horizontalalignment"), ("va", "verticalalignment")):
            if short in kwargs:
                kwargs[long] = kwargs.pop(short)
            kwargs.setdefault(long, info[short])
        kwargs.setdefault("rotation", info["rotation"])
        if "fontproperties" not in kwargs:
            if "fontsize" not in kwargs and "size" not in kwargs:
                kwargs["size"] = rcParams[info["size"]]
            if "fontweight" not in kwargs and "weight" not in kwargs:
                kwargs["weight"] = rcParams[info["weight"]]
        label = getattr(self, name)
        if label is None:
            label = self.text(x, y, t, **kwargs)
            setattr(self, name, label)
            label._remove_method = lambda text: self._remove_suplabel(text, name)
        else:
            label.set_text(t)
            label.set_position((x, y))
            label.set(**kwargs)
        label._autopos = autopos
        self.stale = True
        return label

    def _remove_suplabel(self, label, name):
        self.texts.remove(label)
        setattr(self, name, None)

    def text(self, x, y, s, fontdict=None, **kwargs):
        """Add text at a place in figure units."""
        from matplotlib.text import Text

        label = Text(x=x, y=y, text=s, **{"transform": self.transSubfigure, **(fontdict or {}), **kwargs})
        label.set_figure(self)
        self.texts.append(label)
        label._remove_method = self.texts.remove
        self.stale = True
        return label

    def legend(self, *args, **kwargs):
        """Add a legend of the figure, for the artists of all its axes."""
        from matplotlib import legend

        handles, labels, kwargs = legend._parse_legend_args(self.axes, *args, **kwargs)
        kwargs.setdefault("bbox_transform", self.transSubfigure)
        shown = legend.Legend(self, handles, labels, **kwargs)
        self.legends.append(shown)
        shown._remove_method = self.legends.remove
        self.stale = True
        return shown

    def autofmt_xdate(self, bottom=0.2, rotation=30, ha="right", which="major"):
        """Turn the tick labels of the lowest axes, and hide those of the axes above."""
        if which not in ("major", "minor", "both"):
            raise ValueError(f"{which!r} is not a valid value for which; supported values are 'major', 'minor', 'both'")
        axes = [ax for ax in self.axes if ax._label != "<colorbar>"]
        all_in_grids = all(ax.get_subplotspec() for ax in axes)
        for ax in axes:
            if len(axes) == 1 or (all_in_grids and ax.get_subplotspec().is_last_row()):
                for label in ax.get_xticklabels(which=which):
                    label.set_ha(ha)
                    label.set_rotation(rotation)
            elif all_in_grids:
                for label in ax.get_xticklabels(which=which):
                    label.set_visible(False)
                ax.set_xlabel("")
        engine = self.get_layout_engine()
        if all_in_grids and (engine is None or engine.adjust_compatible):
            self.subplots_adjust(bottom=bottom)
        self.stale = True

    def align_xlabels(self, axs=None):
        """Put the x labels of axes in the same row at the same height."""
        for ax, other in _pairs(self, axs):
            side = ax.xaxis.get_label_position()
            if other.xaxis.get_label_position() == side and _same_edge(ax, other, "rowspan", side == "top"):
                self._align_label_groups["x"].join(ax, other)

    def align_ylabels(self, axs=None):
        """Put the y labels of axes in the same column at the same distance."""
        for ax, other in _pairs(self, axs):
            side = ax.yaxis.get_label_position()
            if other.yaxis.get_label_position() == side and _same_edge(ax, other, "colspan", side == "left"):
                self._align_label_groups["y"].join(ax, other)

    def align_titles(self, axs=None):
        """Put the titles of axes in the same row at the same height."""
        for ax, other in _pairs(self, axs):
            if _same_edge(ax, other, "rowspan", True):
                self._align_label_groups["title"].join(ax, other)

    def align_labels(self, axs=None):
        """Align the x labels of rows and the y labels of columns."""
        self.align_xlabels(axs=axs)
        self.align_ylabels(axs=axs)


def _pairs(figure, axs):
    """Every two of the axes that are in grids."""
    import numpy as np

    if axs is None:
        axs = figure.axes
    axs = [ax for ax in np.ravel(axs) if ax.get_subplotspec() is not None]
    return [(ax, other) for ax in axs for other in axs]


def _same_edge(ax, other, span, first):
    """Whether both begin (or end) at the same row or column."""
    one, two = getattr(ax.get_subplotspec(), span), getattr(other.get_subplotspec(), span)
    return one.start == two.start if first else one.stop == two.stop
