"""Points with a fitted line: `regplot`, `residplot`, and `lmplot` in facets."""

import matplotlib as mpl
import numpy as np
import pandas as pd
from matplotlib.colors import rgb2hex, to_rgb

from . import _regression_fit as fits
from ._bootstrap import bootstrap
from .utils import ci as interval

__all__ = ["lmplot", "regplot", "residplot"]


class _Regression:
    """Two vectors, what to fit, and how sure it is."""

    def __init__(self, data, x, y, units, x_partial, y_partial, dropna, **options):
        self.__dict__.update(options)
        found = {"x": x, "y": y, "units": units, "x_partial": x_partial, "y_partial": y_partial}
        columns = {}
        for role, value in found.items():
            if isinstance(value, str) and data is None:
                raise ValueError("Must pass `data` if using named variables.")
            vector = data[value] if isinstance(value, str) else value
            if isinstance(vector, (list, tuple)):
                vector = np.asarray(vector)
            vector = None if vector is None else np.squeeze(vector) if isinstance(vector, np.ndarray) else vector
            if vector is not None and np.ndim(vector) > 1:
                raise ValueError("regplot inputs must be 1d")
            columns[role] = vector
        self.names = {role: getattr(columns[role], "name", None) for role in ("x", "y")}
        arrays = {role: None if vector is None else np.asarray(vector) for role, vector in columns.items()}
        if dropna:
            known = None
            for vector in arrays.values():
                if vector is not None:
                    here = pd.notna(vector)
                    known = here if known is None else known & here
            arrays = {role: None if vector is None else vector[known] for role, vector in arrays.items()}
        self.units = arrays["units"]
        self.x, self.y = np.asarray(arrays["x"], float), np.asarray(arrays["y"], float)
        if arrays["x_partial"] is not None:
            self.x, self.names["x"] = fits.residuals(self.x, arrays["x_partial"]), None
        if arrays["y_partial"] is not None:
            self.y, self.names["y"] = fits.residuals(self.y, arrays["y_partial"]), None
        self.x_binned = None
        if self.x_bins is not None:
            self.x_estimator = np.mean if self.x_estimator is None else self.x_estimator
            bins = self.x_bins
            if np.isscalar(bins):
                bins = np.percentile(self.x, np.linspace(0, 100, bins + 2)[1:-1])
            bins = np.asarray(bins, float)
            self.x_binned = bins[np.abs(self.x[:, None] - bins).argmin(axis=1)]
        if len(self.x) <= 1:
            self.fit_reg = False
        if self.fit_reg:
            self.x_range = self.x.min(), self.x.max()

    def points(self):
        """Where the points are drawn, jittered if asked."""
        def moved(values, reach):
            return values if reach is None else values + np.random.uniform(-reach, reach, len(values))

        return moved(self.x, self.x_jitter), moved(self.y, self.y_jitter)

    def estimates(self):
        """(x, estimate, interval or None) of each value of x, or of each bin."""
        x = self.x if self.x_binned is None else self.x_binned
        found = []
        for value in np.unique(x):
            here = self.y[x == value]
            middle = self.x_estimator(here)
            ends = None
            if self.x_ci is not None:
                if self.x_ci == "sd":
                    spread = np.std(here)
                    ends = middle - spread, middle + spread
                else:
                    units = None if self.units is None else self.units[x == value]
                    samples = bootstrap(here, func=self.x_estimator, n_boot=self.n_boot, units=units, seed=self.seed)
                    ends = interval(samples, self.ci if self.x_ci == "ci" else self.x_ci)
            found.append((value, middle, ends))
        return found

    def fit(self, ax):
        """(grid, fit, band or None) between the ends of the points or of the Axes."""
        low, high = self.x_range if self.truncate else ax.get_xlim()
        grid = np.linspace(low, high, 100)
        shared = (self.n_boot, self.units, self.seed, self.ci)
        if self.order > 1:
            middle, samples = fits.polynomial(self.x, self.y, grid, self.order, *shared)
        elif self.logistic:
            middle, samples = fits.logistic(self.x, self.y, grid, *shared)
        elif self.logx:
            middle, samples = fits.logarithm(self.x, self.y, grid, *shared)
        elif self.lowess:
            from ._lowess import lowess

            return *lowess(self.y, self.x), None
        elif self.robust:
            middle, samples = fits.robust(self.x, self.y, grid, *shared)
        else:
            middle, samples = fits.line(self.x, self.y, grid, *shared)
        return grid, middle, None if samples is None else interval(samples, self.ci, axis=0)

    def draw(self, ax, scatter_kws, line_kws):
        """Draw points and fit, and label the axes."""
        color = self.color
        if color is None:
            (scout,) = ax.plot([], [])
            color = scout.get_color()
            scout.remove()
        color = rgb2hex(to_rgb(color))
        scatter_kws.setdefault("color", color)
        line_kws.setdefault("color", color)
        if self.scatter:
            scatter_kws["label"] = self.label
        else:
            line_kws["label"] = self.label
        if self.scatter:
            self._draw_points(ax, scatter_kws)
        if self.fit_reg:
            self._draw_fit(ax, line_kws)
        for role in ("x", "y"):
            if self.names[role] is not None:
                getattr(ax, f"set_{role}label")(self.names[role])

    def _draw_points(self, ax, kws):
        if self.x_estimator is None:
            if "alpha" not in kws and kws["color"] is not None:
                kws["alpha"] = 0.8
            ax.scatter(*self.points(), marker=self.marker, **kws)
            return
        kws.setdefault("s", 50)
        estimates = self.estimates()
        width = mpl.rcParams["lines.linewidth"] * 1.75
        for x, _, ends in estimates:
            if ends is not None:
                ax.plot([x, x], list(ends), color=kws["color"], linewidth=width)
        ax.scatter([x for x, _, _ in estimates], [middle for _, middle, _ in estimates], **kws)

    def _draw_fit(self, ax, kws):
        grid, middle, band = self.fit(ax)
        edges = grid[0], grid[-1]
        fill_color = kws["color"]
        width = kws.pop("lw", mpl.rcParams["lines.linewidth"] * 1.5)
        kws.setdefault("linewidth", width)
        (drawn,) = ax.plot(grid, middle, **kws)
        if not self.truncate:
            drawn.sticky_edges.x[:] = edges
        if band is not None:
            ax.fill_between(grid, *band, facecolor=fill_color, alpha=0.15)


def _current(ax):
    if ax is None:
        import matplotlib.pyplot as plt

        ax = plt.gca()
    return ax


def regplot(
    data=None, *, x=None, y=None, x_estimator=None, x_bins=None, x_ci="ci", scatter=True, fit_reg=True, ci=95,
    n_boot=1000, units=None, seed=None, order=1, logistic=False, lowess=False, robust=False, logx=False, x_partial=None,
    y_partial=None, truncate=True, dropna=True, x_jitter=None, y_jitter=None, label=None, color=None, marker="o",
    scatter_kws=None, line_kws=None, ax=None,
):
    """Points and a fitted line with its confidence band."""
    if sum((order > 1, logistic, robust, lowess, logx)) > 1:
        raise ValueError("Mutually exclusive regression options.")
    model = _Regression(
        data, x, y, units, x_partial, y_partial, dropna, x_estimator=x_estimator, x_bins=x_bins, x_ci=x_ci,
        scatter=scatter, fit_reg=fit_reg, ci=ci, n_boot=n_boot, seed=seed, order=order, logistic=logistic, lowess=lowess,
        robust=robust, logx=logx, truncate=truncate, x_jitter=x_jitter, y_jitter=y_jitter, color=color, label=label,
        marker=marker,
    )
    ax = _current(ax)
    scatter_kws = dict(scatter_kws or {})
    if x_estimator is not None or x_bins is not None:
        scatter_kws["marker"] = marker
    model.draw(ax, scatter_kws, dict(line_kws or {}))
    return ax


def residplot(
    data=None, *, x=None, y=None, x_partial=None, y_partial=None, lowess=False, order=1, robust=False, dropna=True,
    label=None, color=None, scatter_kws=None, line_kws=None, ax=None,
):
    """What a fitted line leaves of y, against x."""
    model = _Regression(
        data, x, y, None, x_partial, y_partial, dropna, x_estimator=None, x_bins=None, x_ci=None, scatter=True,
        fit_reg=True, ci=None, n_boot=0, seed=None, order=order, logistic=False, lowess=lowess, robust=robust, logx=False,
        truncate=False, x_jitter=None, y_jitter=None, color=color, label=label, marker="o",
    )
    ax = _current(ax)
    if order > 1:
        fit = np.polyval(np.polyfit(model.x, model.y, order), model.x)
    else:
        fit, _ = (fits.robust if robust else fits.line)(model.x, model.y, model.x, 0, None, None, None)
    model.y, model.fit_reg, model.order = model.y - fit, lowess, 1
    ax.axhline(0, ls=":", c=".2")
    model.draw(ax, dict(scatter_kws or {}), dict(line_kws or {}))
    return ax


def lmplot(
    data, *, x=None, y=None, hue=None, col=None, row=None, palette=None, col_wrap=None, height=5, aspect=1, markers="o",
    sharex=None, sharey=None, hue_order=None, col_order=None, row_order=None, legend=True, legend_out=None,
    x_estimator=None, x_bins=None, x_ci="ci", scatter=True, fit_reg=True, ci=95, n_boot=1000, units=None, seed=None,
    order=1, logistic=False, lowess=False, robust=False, logx=False, x_partial=None, y_partial=None, truncate=True,
    x_jitter=None, y_jitter=None, scatter_kws=None, line_kws=None, facet_kws=None,
):
    """`regplot` for each level of hue, in facets by row and col."""
    from .axisgrid import FacetGrid
    from .axisgrid._grid import set_markers

    given = {"sharex": sharex, "sharey": sharey, "legend_out": legend_out}
    facet_kws = {**(facet_kws or {}), **{name: value for name, value in given.items() if value is not None}}
    if data is None:
        raise TypeError("Missing required keyword argument `data`.")
    needed = [name for name in (x, y, hue, col, row, units, x_partial, y_partial) if name is not None]
    data = data[list(dict.fromkeys(needed))]
    grid = FacetGrid(data, row=row, col=col, hue=hue, palette=palette, row_order=row_order, col_order=col_order,
                     hue_order=hue_order, height=height, aspect=aspect, col_wrap=col_wrap, **facet_kws)
    set_markers(grid, markers)

    def widen(data, x, y, ax, **_):
        ax.update_datalim(data[[x, y]].to_numpy().astype(float), updatey=False)
        ax.autoscale_view(scaley=False)

    grid.map_dataframe(widen, x=x, y=y)
    grid.map_dataframe(
        regplot, x=x, y=y, x_estimator=x_estimator, x_bins=x_bins, x_ci=x_ci, scatter=scatter, fit_reg=fit_reg, ci=ci,
        n_boot=n_boot, units=units, seed=seed, order=order, logistic=logistic, lowess=lowess, robust=robust, logx=logx,
        x_partial=x_partial, y_partial=y_partial, truncate=truncate, x_jitter=x_jitter, y_jitter=y_jitter,
        scatter_kws=scatter_kws, line_kws=line_kws,
    )
    grid.set_axis_labels(x, y)
    if legend and hue is not None and hue not in (col, row):
        grid.add_legend()
    return grid
