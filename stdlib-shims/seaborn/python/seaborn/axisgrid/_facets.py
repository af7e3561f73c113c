"""`FacetGrid`: the same plot for each part of a table."""

from itertools import product
from warnings import warn

import numpy as np

from .. import utils
from .._data import categorical_order
from ._facet_words import FacetWords
from ._grid import Grid, hide_inner_labels, new_figure, of_seaborn


class FacetGrid(FacetWords, Grid):
    """Rows, columns and colours by the levels of three variables."""

    def __init__(
        self, data, *, row=None, col=None, hue=None, col_wrap=None, sharex=True, sharey=True, height=3, aspect=1,
        palette=None, row_order=None, col_order=None, hue_order=None, hue_kws=None, dropna=False, legend_out=True,
        despine=True, margin_titles=False, xlim=None, ylim=None, subplot_kws=None, gridspec_kws=None,
    ):
        super().__init__()
        self.hue_names = None if hue is None else categorical_order(data[hue], hue_order)
        self.row_names = [] if row is None else categorical_order(data[row], row_order)
        self.col_names = [] if col is None else categorical_order(data[col], col_order)
        self.hue_kws = {} if hue_kws is None else hue_kws
        self._colors = self._get_palette(data, hue, hue_order, palette)
        self._not_na = np.ones(len(data), bool)
        if dropna:
            for name in (row, col, hue):
                if name is not None:
                    self._not_na &= data[name].notnull().to_numpy()
        n_columns = 1 if col is None else len(self.col_names)
        n_rows = 1 if row is None else len(self.row_names)
        self._n_facets = n_columns * n_rows
        if col_wrap is not None:
            if row is not None:
                raise ValueError("Cannot use `row` and `col_wrap` together.")
            n_columns, n_rows = col_wrap, int(np.ceil(len(self.col_names) / col_wrap))
            margin_titles = False
        self._ncol, self._nrow, self._col_wrap = n_columns, n_rows, col_wrap
        self._row_var, self._col_var, self._hue_var = row, col, hue
        self._margin_titles, self._margin_titles_texts = margin_titles, []
        self._legend_out, self._legend_data = legend_out, {}
        self._x_var = self._y_var = None
        self._sharex, self._sharey, self._dropna = sharex, sharey, dropna
        self.data = data

        limits = {"xlim": xlim, "ylim": ylim}
        subplot_kws = {**(subplot_kws or {}), **{name: ends for name, ends in limits.items() if ends is not None}}
        self._figure = new_figure((n_columns * height * aspect, n_rows * height))
        self._make_axes(subplot_kws, gridspec_kws)
        self.set_titles()
        self.tight_layout()
        if despine:
            self.despine()
        if sharex in (True, "col"):
            hide_inner_labels(self._facets_at(bottom=False), "x")
        if sharey in (True, "row"):
            hide_inner_labels(self._facets_at(left=False), "y")

    def _make_axes(self, subplot_kws, gridspec_kws):
        if self._col_wrap is None:
            self._axes = self._figure.subplots(
                self._nrow, self._ncol, squeeze=False, sharex=self._sharex, sharey=self._sharey, subplot_kw=subplot_kws,
                gridspec_kw=gridspec_kws or {},
            )
            if self._row_var is not None and self._col_var is not None:
                names = list(product(self.row_names, self.col_names))
            else:
                names = self.row_names or self.col_names
        else:
            if gridspec_kws:
                warn("`gridspec_kws` ignored when using `col_wrap`")
            names = self.col_names
            self._axes = np.empty(len(names), object)
            for place in range(len(names)):
                self._axes[place] = self._figure.add_subplot(self._nrow, self._ncol, place + 1, **subplot_kws)
                if place == 0:
                    if self._sharex:
                        subplot_kws["sharex"] = self._axes[0]
                    if self._sharey:
                        subplot_kws["sharey"] = self._axes[0]
        self._axes_dict = dict(zip(names, self._axes.flat))

    @property
    def axes(self):
        """The Axes as an array: by row and column, or in one row when wrapped."""
        return self._axes

    @property
    def ax(self):
        """The only Axes."""
        if self.axes.shape == (1, 1):
            return self.axes[0, 0]
        raise AttributeError("Use the `.axes` attribute when facet variables are assigned.")

    @property
    def axes_dict(self):
        """The Axes by the levels of row, col or both."""
        return self._axes_dict

    def facet_data(self):
        """((row, column, colour), rows of the table) for each part."""
        data = self.data
        everything = [np.ones(len(data), bool)]
        masks = []
        for variable, names in ((self._row_var, self.row_names), (self._col_var, self.col_names), (self._hue_var, self.hue_names)):
            masks.append([(data[variable] == name).to_numpy() for name in names] if names else everything)
        for (i, row), (j, col), (k, hue) in product(*(enumerate(part) for part in masks)):
            yield (i, j, k), data[np.asarray(row & col & hue & self._not_na, bool)]

    def map(self, func, *args, **kwargs):
        """Call the function with columns of each part of the table."""
        module = str(getattr(func, "__module__", ""))
        if module.startswith("seaborn.categorical"):
            self._warn_of_order(func, args, kwargs)
        for ax, part in self._parts(func, kwargs):
            columns = part[list(args)]
            if self._dropna:
                columns = columns.dropna()
            vectors = [columns[name] for name in columns.columns]
            if module.startswith("matplotlib"):
                vectors = [vector.to_numpy() for vector in vectors]
            self._facet_plot(func, ax, vectors, kwargs)
        self._finalize_grid(args[:2])
        return self

    def map_dataframe(self, func, *args, **kwargs):
        """Call the function with names of columns and each part of the table as `data`."""
        for ax, part in self._parts(func, kwargs):
            kwargs["data"] = part.dropna() if self._dropna else part
            self._facet_plot(func, ax, args, kwargs)
        labels = [kwargs.get("x"), kwargs.get("y")]
        labels[: len(args[:2])] = args[:2]
        self._finalize_grid(labels)
        return self

    def _parts(self, func, kwargs):
        """Each Axes with its part of the table; meanwhile the arguments hold what belongs to the part's level of hue."""
        color = kwargs.pop("color", None)
        for (row, column, level), part in self.facet_data():
            if len(part):
                ax = self.facet_axis(row, column, modify_state=not of_seaborn(func))
                self._hue_arguments(kwargs, level, color)
                yield ax, part

    def _warn_of_order(self, func, args, kwargs):
        text = f"Using the {func.__name__} function without specifying `%s` is likely to produce an incorrect plot."
        if "order" not in kwargs:
            warn(text % "order", stacklevel=3)
        if len(args) == 3 and "hue_order" not in kwargs:
            warn(text % "hue_order", stacklevel=3)

    def _hue_arguments(self, kwargs, place, color):
        own = self._colors[place]
        kwargs["color"] = color if self._hue_var is None and color is not None else own
        for name, values in self.hue_kws.items():
            kwargs[name] = values[place]
        if self._hue_var is not None:
            kwargs["label"] = str(self.hue_names[place])

    def _facet_plot(self, func, ax, args, kwargs):
        if of_seaborn(func):
            kwargs = {**kwargs, **dict(zip(("x", "y", "hue", "size", "style"), args)), "ax": ax}
            args = []
        func(*args, **kwargs)
        self._update_legend_data(ax)

    def facet_axis(self, row_i, col_j, modify_state=True):
        """One Axes by its row and column, made the current one."""
        ax = self.axes.flat[col_j] if self._col_wrap is not None else self.axes[row_i, col_j]
        if modify_state:
            import matplotlib.pyplot as plt

            plt.sca(ax)
        return ax

    def _finalize_grid(self, labels):
        self.set_axis_labels(*labels)
        self.tight_layout()

    def despine(self, **kwargs):
        """Remove spines from each Axes."""
        utils.despine(self._figure, **kwargs)
        return self

    def refline(self, *, x=None, y=None, color=".5", linestyle="--", **line_kws):
        """A line across each Axes at x, y or both."""
        import matplotlib.pyplot as plt

        line_kws.update(color=color, linestyle=linestyle)
        for name, place, draw in (("x", x, plt.axvline), ("y", y, plt.axhline)):
            if place is not None:
                self.map(draw, **{name: place}, **line_kws)
        return self

    def _facets_at(self, left=None, bottom=None):
        """The Axes that are, or with False are not, the first of their row and the last of their column."""
        n_columns, found = self._ncol, []
        for i, ax in enumerate(self.axes.flat):
            first, last = i % n_columns == 0, i + n_columns >= self._n_facets
            if left in (None, first) and bottom in (None, last):
                found.append(ax)
        return found

    _left_axes = property(lambda self: self._facets_at(left=True))
    _not_left_axes = property(lambda self: self._facets_at(left=False))
    _bottom_axes = property(lambda self: self._facets_at(bottom=True))
    _not_bottom_axes = property(lambda self: self._facets_at(bottom=False))
    _inner_axes = property(lambda self: self._facets_at(left=False, bottom=False))
