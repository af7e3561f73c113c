"""What the grids share: a figure, a legend beside it, a palette."""

import matplotlib as mpl
from matplotlib.patches import Patch

from .._data import categorical_order
from .._legend import adjust_legend_subtitles
from ..palettes import color_palette
from ..utils import get_color_cycle


def of_seaborn(function):
    """Whether a function takes `ax` and named variables, as ours do."""
    return str(getattr(function, "__module__", "")).startswith("seaborn")


def accepts(function, name):
    """Whether a function has a parameter of that name; those of pyplot have what the method of Axes has."""
    if str(getattr(function, "__module__", "")).startswith("matplotlib"):
        from matplotlib.axes import Axes

        function = getattr(Axes, function.__name__, function)
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    code = getattr(function, "__code__", None)
    if code is not None:
        return name in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    from inspect import signature

    try:
        return name in signature(function).parameters
    except (TypeError, ValueError):
        return False


class _Figured:
    """Something with a figure."""

    @property
    def fig(self):
        """The figure, by its older name."""
        return self._figure

    @property
    def figure(self):
        """The figure."""
        return self._figure

    def apply(self, func, *args, **kwargs):
        """Call the function with the grid, and return the grid."""
        func(self, *args, **kwargs)
        return self

    def pipe(self, func, *args, **kwargs):
        """Call the function with the grid, and return what it returns."""
        return func(self, *args, **kwargs)

    def savefig(self, *args, **kwargs):
        """Save the figure, cut to what is drawn."""
        kwargs.setdefault("bbox_inches", "tight")
        self._figure.savefig(*args, **kwargs)


class Grid(_Figured):
    """A grid of Axes with one legend."""

    _legend_out, _margin_titles = True, False

    def __init__(self):
        # Plots of distributions keep their handles in the legend only.
        self._extract_legend_handles = False
        self._legend = self._tight_layout_pad = None
        self._tight_layout_rect = [0, 0, 1, 1]

    def set(self, **kwargs):
        """Set properties of each Axes."""
        for ax in self.axes.flat:
            if ax is not None:
                ax.set(**kwargs)
        return self

    def tight_layout(self, *args, **kwargs):
        """Fit the Axes into the figure, beside the legend."""
        options = {"rect": self._tight_layout_rect, "pad": self._tight_layout_pad}
        if options["pad"] is None:
            del options["pad"]
        self._figure.tight_layout(*args, **{**options, **kwargs})
        return self

    @property
    def legend(self):
        """The legend, or None."""
        return self._legend

    def tick_params(self, axis="both", **kwargs):
        """Set how ticks look on each Axes."""
        for ax in self.figure.axes:
            ax.tick_params(axis=axis, **kwargs)
        return self

    def add_legend(self, legend_data=None, title=None, label_order=None, adjust_subtitles=False, **kwargs):
        """One legend for all Axes, to the right of them."""
        if legend_data is None:
            legend_data = self._legend_data
        if label_order is None:
            label_order = list(legend_data) if self.hue_names is None else [str(name) for name in self.hue_names]
        blank = Patch(alpha=0, linewidth=0)
        handles = [legend_data.get(label, blank) for label in label_order]
        labels = [entry[1] if isinstance(entry, tuple) else entry for entry in label_order]
        title = self._hue_var if title is None else title
        size = mpl.rcParams["legend.title_fontsize"]
        kwargs.setdefault("scatterpoints", 1)
        if self._legend_out:
            kwargs.setdefault("frameon", False)
            kwargs.setdefault("loc", "center right")
            legend = self._figure.legend(handles, labels, **kwargs)
        else:
            kwargs.setdefault("loc", "best")
            legend = self.axes.flat[0].legend(handles, labels, **kwargs)
        self._legend = legend
        legend.set_title(title, prop={"size": size})
        if adjust_subtitles:
            adjust_legend_subtitles(legend)
        if self._legend_out:
            self._make_room(legend)
        return self

    def _make_room(self, legend):
        """Widen the figure by the legend, and keep the Axes out of it."""
        width = legend.get_window_extent().width / self._figure.dpi
        before, height = self._figure.get_size_inches()
        self._figure.set_size_inches(before + width, height)
        share = legend.get_window_extent().width / self._figure.dpi / (before + width)
        right = 1 - ((0.04 if self._margin_titles else 0.01) + share)
        self._figure.subplots_adjust(right=right)
        self._tight_layout_rect[2] = right

    def _update_legend_data(self, ax):
        """Remember labelled artists, and take the legend off the Axes."""
        if ax.legend_ is not None and self._extract_legend_handles:
            labels = [text.get_text() for text in ax.legend_.texts]
            self._legend_data.update(zip(labels, ax.legend_.legend_handles))
        handles, labels = ax.get_legend_handles_labels()
        self._legend_data.update(zip(labels, handles))
        ax.legend_ = None

    def _get_palette(self, data, hue, hue_order, palette):
        if hue is None:
            return color_palette(n_colors=1)
        names = categorical_order(data[hue], hue_order)
        if palette is None:
            colors = color_palette("husl" if len(names) > len(get_color_cycle()) else None, len(names))
        elif isinstance(palette, dict):
            colors = color_palette([palette[name] for name in names], len(names))
        else:
            colors = color_palette(palette, len(names))
        return color_palette(colors, len(names))


def set_markers(grid, markers):
    """Give each level of hue its marker; one marker alone is for all of them."""
    n_levels = 1 if grid.hue_names is None else len(grid.hue_names)
    if not isinstance(markers, list):
        markers = [markers] * n_levels
    if len(markers) != n_levels:
        raise ValueError("markers must be a singleton or a list of markers for each level of the hue variable")
    grid.hue_kws = {"marker": markers}


def hide_inner_labels(axes, name):
    """Hide tick labels, offset and label of one axis."""
    for ax in axes:
        if ax is None:
            continue
        for label in getattr(ax, f"get_{name}ticklabels")():
            label.set_visible(False)
        axis = getattr(ax, f"{name}axis")
        axis.offsetText.set_visible(False)
        axis.label.set_visible(False)


def new_figure(figsize):
    """A figure without automatic layout: grids fit their Axes themselves."""
    import matplotlib.pyplot as plt

    with mpl.rc_context({"figure.autolayout": False, "figure.constrained_layout.use": False}):
        return plt.figure(figsize=figsize)
