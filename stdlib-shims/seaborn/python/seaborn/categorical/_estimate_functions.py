"""`barplot`, `pointplot` and `countplot`."""

from warnings import warn

from .._colors import default_color
from .._legend import plain_names
from .._statistics import Estimate, check_argument
from ._base import CategoricalPlotter


def deprecated_ci(errorbar, ci):
    """What older scripts write as ci=."""
    if ci != "deprecated":
        if ci is None:
            errorbar, shown = None, "None"
        elif ci == "sd":
            errorbar, shown = "sd", "'sd'"
        else:
            errorbar = ("ci", ci)
            shown = str(errorbar)
        warn(f"\n\nThe `ci` parameter is deprecated. Use `errorbar={shown}` for the same effect.\n", FutureWarning, stacklevel=3)
    return errorbar


def error_options(err_kws, errcolor, errwidth, capsize):
    """Arguments for error bars, older names included."""
    err_kws = {} if err_kws is None else plain_names(err_kws)
    for name, value, key in (("errcolor", errcolor, "color"), ("errwidth", errwidth, "linewidth")):
        if value != "deprecated":
            warn(f"\n\nThe `{name}` parameter is deprecated. And will be removed in v0.15.0. Pass `err_kws="
                 f"{{'{key}': {value!r}}}` instead.\n", FutureWarning, stacklevel=3)
            err_kws[key] = value
    if capsize is None:
        capsize = 0
        warn("\n\nPassing `capsize=None` is deprecated and will be removed in v0.15.0. Pass `capsize=0` to disable caps.\n",
             FutureWarning, stacklevel=3)
    return err_kws, capsize


def _start(data, roles, order, orient, color, legend, ax, **how):
    import matplotlib.pyplot as plt

    p = CategoricalPlotter(data, roles, order, orient, color, legend, estimating=True, **how)
    return p, plt.gca() if ax is None else ax


def make_estimate(p, estimator, errorbar, n_boot, seed):
    """The estimate of a plot, checked for weights."""
    estimate = Estimate(estimator, errorbar, n_boot, seed)
    if "weight" in p:
        estimate.check_weighted()
    return estimate


def barplot(
    data=None, *, x=None, y=None, hue=None, order=None, hue_order=None, estimator="mean", errorbar=("ci", 95),
    n_boot=1000, seed=None, units=None, weights=None, orient=None, color=None, palette=None, saturation=0.75, fill=True,
    hue_norm=None, width=0.8, dodge="auto", gap=0, log_scale=None, native_scale=False, formatter=None, legend="auto",
    capsize=0, err_kws=None, ci="deprecated", errcolor="deprecated", errwidth="deprecated", ax=None, **kwargs,
):
    """Estimates as bars, with error bars."""
    from ._estimates import plot_bars

    errorbar = deprecated_ci(errorbar, ci)
    if estimator is len:
        estimator = "size"
    p, ax = _start(data, {"x": x, "y": y, "hue": hue, "units": units, "weight": weights}, order, orient, color, legend, ax)
    if p.empty:
        return ax
    saturation = saturation if fill else 1
    p.prepare(ax, order, formatter, native_scale, log_scale, palette, hue_order, hue_norm, color, saturation)
    color = default_color(ax, "bars", p.columns.get("hue"), color, kwargs, saturation)
    estimate = make_estimate(p, estimator, errorbar, n_boot, seed)
    err_kws, capsize = error_options(err_kws, errcolor, errwidth, capsize)
    plot_bars(p, estimate, dodge, gap, width, fill, color, capsize, err_kws, kwargs)
    p.finish(ax)
    return ax


def countplot(
    data=None, *, x=None, y=None, hue=None, order=None, hue_order=None, orient=None, color=None, palette=None,
    saturation=0.75, fill=True, hue_norm=None, stat="count", width=0.8, dodge="auto", gap=0, log_scale=None,
    native_scale=False, formatter=None, legend="auto", ax=None, **kwargs,
):
    """How many rows each category has, as bars."""
    from ._estimates import plot_bars

    if x is not None and y is not None:
        raise TypeError("Cannot pass values for both `x` and `y`.")
    p, ax = _start(data, {"x": x, "y": y, "hue": hue}, order, orient, color, legend, ax, counting=True)
    count_rows(p, stat)
    if p.empty:
        return ax
    saturation = saturation if fill else 1
    p.prepare(ax, order, formatter, native_scale, log_scale, palette, hue_order, hue_norm, color, saturation)
    color = default_color(ax, "bars", p.columns.get("hue"), color, kwargs, saturation)
    plot_bars(p, Estimate("sum"), dodge, gap, width, fill, color, 0, {}, kwargs)
    p.finish(ax)
    return ax


def count_rows(p, stat):
    """Give each row the same share of what the bars sum."""
    import pandas as pd

    check_argument("stat", ["count", "percent", "probability", "proportion"], stat)
    if p.empty:
        return
    each = 1.0 if stat == "count" else (100 if stat == "percent" else 1) / p.n_rows
    p.set_column(p.value_axis, pd.Series([each] * p.n_rows), stat, "numeric")


def pointplot(
    data=None, *, x=None, y=None, hue=None, order=None, hue_order=None, estimator="mean", errorbar=("ci", 95),
    n_boot=1000, seed=None, units=None, weights=None, color=None, palette=None, hue_norm=None, markers=None,
    linestyles=None, dodge=False, log_scale=None, native_scale=False, orient=None, capsize=0, formatter=None,
    legend="auto", err_kws=None, ci="deprecated", errwidth="deprecated", join="deprecated", scale="deprecated", ax=None,
    **kwargs,
):
    """Estimates as points joined by lines, with error bars."""
    from ._estimates import plot_points

    errorbar = deprecated_ci(errorbar, ci)
    p, ax = _start(data, {"x": x, "y": y, "hue": hue, "units": units, "weight": weights}, order, orient, color, legend, ax,
                   one_color=True)
    if p.empty:
        return ax
    p.prepare(ax, order, formatter, native_scale, log_scale, palette, hue_order, hue_norm, color)
    color = default_color(ax, "line", p.columns.get("hue"), color, kwargs)
    estimate = make_estimate(p, estimator, errorbar, n_boot, seed)
    linestyles = older_point_options(join, scale, linestyles, kwargs)
    err_kws, capsize = error_options(err_kws, "deprecated", errwidth, capsize)
    plot_points(p, estimate, markers, linestyles, dodge, color, capsize, err_kws, kwargs)
    p.finish(ax)
    return ax


def older_point_options(join, scale, linestyles, kws):
    """What older scripts write as join= and scale=."""
    import matplotlib as mpl
    import numpy as np

    if scale != "deprecated":
        warn("\n\nThe `scale` parameter is deprecated and will be removed in v0.15.0. You can now control the size of each "
             "plot element using matplotlib `Line2D` parameters (e.g., `linewidth`, `markersize`, etc.).\n", UserWarning, stacklevel=3)
        width = mpl.rcParams["lines.linewidth"] * 1.8 * scale
        kws.update(linewidth=width, markeredgewidth=width * 0.75, markersize=np.sqrt(2 * np.pi) * width)
    if join != "deprecated":
        text = "\n\nThe `join` parameter is deprecated and will be removed in v0.15.0."
        if not join:
            text += " You can remove the line between points with `linestyle='none'`."
            linestyles = "none"
        warn(text + "\n", UserWarning, stacklevel=3)
    return linestyles
