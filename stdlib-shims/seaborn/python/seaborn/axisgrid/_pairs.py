"""`PairGrid` and `pairplot`: each variable against each other."""

import matplotlib as mpl
import numpy as np
import pandas as pd

from .. import utils
from .._data import categorical_order, variable_type
from ._grid import Grid, accepts, hide_inner_labels, new_figure, of_seaborn, set_markers


class PairGrid(Grid):
    """One row and one column per variable, distributions on the diagonal."""

    def __init__(
        self, data, *, hue=None, vars=None, x_vars=None, y_vars=None, hue_order=None, palette=None, hue_kws=None,
        corner=False, diag_sharey=True, height=2.5, aspect=1, layout_pad=0.5, despine=True, dropna=False,
    ):
        super().__init__()
        numeric = [name for name in data.columns if variable_type(data[name]) == "numeric"]
        if hue in numeric:
            numeric.remove(hue)
        if vars is not None:
            x_vars = y_vars = list(vars)
        self.x_vars = _as_list(numeric if x_vars is None else x_vars)
        self.y_vars = _as_list(numeric if y_vars is None else y_vars)
        self.square_grid = self.x_vars == self.y_vars
        if not self.x_vars:
            raise ValueError("No variables found for grid columns.")
        if not self.y_vars:
            raise ValueError("No variables found for grid rows.")
        n_columns, n_rows = len(self.x_vars), len(self.y_vars)
        self._figure = new_figure((n_columns * height * aspect, n_rows * height))
        self.axes = self._figure.subplots(n_rows, n_columns, sharex="col", sharey="row", squeeze=False)
        self._corner = corner
        if corner:
            for i in range(n_rows):
                for j in range(i + 1, n_columns):
                    self.axes[i, j].remove()
                    self.axes[i, j] = None
        self.data = data
        self.diag_sharey, self.diag_vars, self.diag_axes = diag_sharey, None, None
        self._dropna, self._hue_var = dropna, hue
        self._add_axis_labels()
        if hue is None:
            self.hue_names = hue_order = ["_nolegend_"]
            self.hue_vals = pd.Series(["_nolegend_"] * len(data), index=data.index)
        else:
            self.hue_names = hue_order = categorical_order(data[hue], hue_order)
            self.hue_vals = data[hue]
        self.hue_kws = hue_kws if hue_kws is not None else {}
        self._orig_palette, self._hue_order = palette, hue_order
        self.palette = self._get_palette(data, hue, hue_order, palette)
        self._legend_data = {}
        hide_inner_labels(self.axes[:-1, :].flat, "x")
        hide_inner_labels(self.axes[:, 1:].flat, "y")
        self._tight_layout_rect = [0.01, 0.01, 0.99, 0.99]
        self._tight_layout_pad = layout_pad
        self._despine = despine
        if despine:
            utils.despine(fig=self._figure)
        self.tight_layout(pad=layout_pad)

    def map(self, func, **kwargs):
        """Draw on each Axes."""
        n_rows, n_columns = self.axes.shape
        self._map_bivariate(func, [(i, j) for i in range(n_rows) for j in range(n_columns)], **kwargs)
        return self

    def map_lower(self, func, **kwargs):
        """Draw below the diagonal."""
        self._map_bivariate(func, list(zip(*np.tril_indices_from(self.axes, -1))), **kwargs)
        return self

    def map_upper(self, func, **kwargs):
        """Draw above the diagonal."""
        self._map_bivariate(func, list(zip(*np.triu_indices_from(self.axes, 1))), **kwargs)
        return self

    def map_offdiag(self, func, **kwargs):
        """Draw beside the diagonal."""
        cells = [(i, j) for i, y in enumerate(self.y_vars) for j, x in enumerate(self.x_vars) if (i != j if self.square_grid else x != y)]
        if self.square_grid:
            # What lies below the diagonal comes first.
            cells.sort(key=lambda cell: cell[0] < cell[1])
        self._map_bivariate(func, cells, **kwargs)
        return self

    def map_diag(self, func, **kwargs):
        """Draw the distribution of each variable on the diagonal."""
        if self.diag_axes is None:
            self._make_diagonal()
        if not accepts(func, "hue"):
            return self._map_diag_iter_hue(func, **kwargs)
        for name, ax in zip(self.diag_vars, self.diag_axes):
            options = dict(kwargs)
            _target(func, ax, options)
            vector = self.data[name]
            hue = None if self._hue_var is None else self.data[self._hue_var]
            if self._dropna:
                known = vector.notna() if hue is None else vector.notna() & hue.notna()
                vector, hue = vector[known], None if hue is None else hue[known]
            options.setdefault("hue", hue)
            options.setdefault("hue_order", self._hue_order)
            options.setdefault("palette", self._orig_palette)
            func(x=vector, **options)
            ax.legend_ = None
        self._add_axis_labels()
        return self

    def _make_diagonal(self):
        cells = [(i, j, x) for i, y in enumerate(self.y_vars) for j, x in enumerate(self.x_vars) if x == y]
        self.diag_vars = [name for *_, name in cells]
        found = [self._diagonal_twin(self.axes[i, j]) for i, j, _ in cells]
        if self.diag_sharey:
            for ax in found[1:]:
                ax.sharey(found[0])
        self.diag_axes = np.empty(len(found), object)
        self.diag_axes[:] = found

    def _diagonal_twin(self, ax):
        """Axes over those of a cell, for a distribution with heights of its own; the cell's y axis has nothing to say then."""
        twin = ax.twinx()
        twin.set_axis_off()
        if not mpl.rcParams.get("ytick.left", True):
            for tick in ax.yaxis.majorTicks:
                tick.tick1line.set_visible(False)
        if self._corner:
            ax.yaxis.set_visible(False)
        if self._corner and self._despine:
            utils.despine(ax=ax, left=True)
        return twin

    def _map_diag_iter_hue(self, func, **kwargs):
        fixed = kwargs.pop("color", None)
        of_level = [(self.hue_vals == level).to_numpy() for level in self._hue_order]
        for name, ax in zip(self.diag_vars, self.diag_axes):
            options = dict(kwargs)
            _target(func, ax, options)
            for level, rows, own in zip(self._hue_order, of_level, self.palette):
                vector = self.data[name][rows]
                vector = utils.remove_na(vector) if self._dropna else vector
                places, named = ((), {"x": vector}) if of_seaborn(func) else ((vector,), {})
                func(*places, **named, label=level, color=own if fixed is None else fixed, **options)
        self._add_axis_labels()
        return self

    def _map_bivariate(self, func, places, **kwargs):
        from ..distributions import histplot, kdeplot

        if func in (histplot, kdeplot):
            self._extract_legend_handles = True
        for i, j in places:
            ax = self.axes[i, j]
            if ax is not None:
                draw = self._plot_bivariate if accepts(func, "hue") else self._plot_bivariate_iter_hue
                draw(self.x_vars[j], self.y_vars[i], ax, func, **kwargs)
        self._add_axis_labels()
        if accepts(func, "hue"):
            self.hue_names = list(self._legend_data)

    def _plot_bivariate(self, x_var, y_var, ax, func, **kwargs):
        kwargs = dict(kwargs)
        _target(func, ax, kwargs)
        names = list(dict.fromkeys(name for name in (x_var, y_var, self._hue_var) if name is not None))
        data = self.data[names]
        if self._dropna:
            data = data.dropna()
        if "hue" not in kwargs:
            hue = None if self._hue_var is None else data[self._hue_var]
            kwargs.update(hue=hue, hue_order=self._hue_order, palette=self._orig_palette)
        func(x=data[x_var], y=data[y_var], **kwargs)
        self._update_legend_data(ax)

    def _plot_bivariate_iter_hue(self, x_var, y_var, ax, func, **kwargs):
        kwargs = dict(kwargs)
        _target(func, ax, kwargs)
        for place, level in enumerate(self.hue_names):
            options = dict(kwargs)
            data = self.data[[x_var] if x_var == y_var else [x_var, y_var]][(self.hue_vals == level).to_numpy()]
            if self._dropna:
                data = data.dropna()
            for name, values in self.hue_kws.items():
                options[name] = values[place]
            options.setdefault("color", self.palette[place])
            if self._hue_var is not None:
                options["label"] = level
            if of_seaborn(func):
                func(x=data[x_var], y=data[y_var], **options)
            else:
                func(data[x_var], data[y_var], **options)
        self._update_legend_data(ax)

    def _add_axis_labels(self):
        for ax, label in zip(self.axes[-1, :], self.x_vars):
            ax.set_xlabel(label)
        for ax, label in zip(self.axes[:, 0], self.y_vars):
            ax.set_ylabel(label)


def _as_list(names):
    return [names] if isinstance(names, str) else list(names)


def _target(func, ax, options):
    """Where a function draws: the argument `ax` of ours, the current Axes of others."""
    if of_seaborn(func):
        options["ax"] = ax
    else:
        import matplotlib.pyplot as plt

        plt.sca(ax)


def pairplot(
    data, *, hue=None, hue_order=None, palette=None, vars=None, x_vars=None, y_vars=None, kind="scatter",
    diag_kind="auto", markers=None, height=2.5, aspect=1, corner=False, dropna=False, plot_kws=None, diag_kws=None,
    grid_kws=None, size=None,
):
    """Each numeric variable against each other, distributions on the diagonal."""
    from ..distributions import histplot, kdeplot
    from ..regression import regplot
    from ..relational import scatterplot

    if size is not None:
        from warnings import warn

        warn("The `size` parameter has been renamed to `height`; please update your code.", UserWarning)
        height = size
    if not isinstance(data, pd.DataFrame):
        raise TypeError(f"'data' must be pandas DataFrame object, not: {type(data)}")
    plot_kws, diag_kws, grid_kws = (dict(kws or {}) for kws in (plot_kws, diag_kws, grid_kws))
    if diag_kind == "auto":
        diag_kind = kind if kind in ("hist", "kde") else "hist" if hue is None else "kde"
    grid_kws = {"diag_sharey": diag_kind == "hist", **grid_kws}
    grid = PairGrid(data, vars=vars, x_vars=x_vars, y_vars=y_vars, hue=hue, hue_order=hue_order, palette=palette,
                    corner=corner, height=height, aspect=aspect, dropna=dropna, **grid_kws)
    if markers is not None:
        if kind == "reg":
            set_markers(grid, markers)
        elif kind == "scatter":
            plot_kws.update(_point_markers(markers, data, hue))
    quiet = {"warn_singular": False}
    diagonals = {"hist": (histplot, {}), "kde": (kdeplot, {"fill": True, **quiet})}
    if diag_kind in diagonals:
        func, usual = diagonals[diag_kind]
        grid.map_diag(func, **{"legend": False, **usual, **diag_kws})
    cells = {"scatter": (scatterplot, {}), "reg": (regplot, {}), "kde": (kdeplot, quiet), "hist": (histplot, {})}
    if kind in cells:
        func, usual = cells[kind]
        (grid.map if diag_kind is None else grid.map_offdiag)(func, **{**usual, **plot_kws})
    if hue is not None:
        grid.add_legend()
    grid.tight_layout()
    return grid


def _point_markers(markers, data, hue):
    """Options of a scatter plot for one marker, or one for each level of hue."""
    if isinstance(markers, str):
        return {"marker": markers}
    return {} if hue is None else {"style": data[hue], "markers": markers}
