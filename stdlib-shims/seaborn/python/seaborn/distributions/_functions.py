"""The functions scripts call: `histplot` and `kdeplot`."""

from .._colors import default_color
from ._base import DistributionPlotter


def histplot(
    data=None, *, x=None, y=None, hue=None, weights=None, stat="count", bins="auto", binwidth=None, binrange=None,
    discrete=None, cumulative=False, common_bins=True, common_norm=True, multiple="layer", element="bars", fill=True,
    shrink=1, kde=False, kde_kws=None, line_kws=None, thresh=0, pthresh=None, pmax=None, cbar=False, cbar_ax=None,
    cbar_kws=None, palette=None, hue_order=None, hue_norm=None, color=None, log_scale=None, legend=True, ax=None, **kwargs,
):
    """Bars of counts along one variable, or cells over two; hue makes groups."""
    import matplotlib.pyplot as plt

    p = DistributionPlotter(data, {"x": x, "y": y, "hue": hue, "weights": weights})
    p.map_hue(palette, hue_order, hue_norm)
    if ax is None:
        ax = plt.gca()
    p.attach(ax, log_scale=log_scale)
    if p.univariate:
        kind = "bars" if element == "bars" else "fill" if fill else "line"
        color = default_color(ax, kind, hue, color, kwargs)
    if not p.has_xy:
        return ax
    if discrete is None:
        discrete = default_discrete(p)
    settings = {"stat": stat, "bins": bins, "binwidth": binwidth, "binrange": binrange, "discrete": discrete,
                "cumulative": cumulative}
    if p.univariate:
        from ._histogram import plot

        plot(p, multiple, element, fill, common_norm, common_bins, shrink, kde, kde_kws, color, legend, line_kws, settings, kwargs)
    else:
        from ._grid_counts import plot

        if color is None and hue is None:
            color = default_color(ax, "line", hue, color, {})
        plot(p, common_bins, common_norm, thresh, pthresh, pmax, color, legend, cbar, cbar_ax, cbar_kws, settings, kwargs)
    return ax


def default_discrete(p):
    """Bins around each value where the variable is a category."""
    if p.univariate:
        return p.types[p.data_variable] == "categorical"
    kinds = tuple(p.types[role] == "categorical" for role in ("x", "y"))
    return kinds if kinds[0] != kinds[1] else kinds[0]


def kdeplot(
    data=None, *, x=None, y=None, hue=None, weights=None, palette=None, hue_order=None, hue_norm=None, color=None,
    fill=None, multiple="layer", common_norm=True, common_grid=False, cumulative=False, bw_method="scott", bw_adjust=1,
    warn_singular=True, log_scale=None, levels=10, thresh=0.05, gridsize=200, cut=3, clip=None, legend=True, cbar=False,
    cbar_ax=None, cbar_kws=None, ax=None, **kwargs,
):
    """A smooth density along one variable, or its contours over two; hue makes groups."""
    from warnings import warn

    import matplotlib.pyplot as plt

    if "data2" in kwargs:
        raise TypeError("`data2` has been removed (replaced by `y`); please update your code.")
    soon = "This will become an error in seaborn v0.14.0; please update your code.\n"
    vertical = kwargs.pop("vertical", None)
    if vertical is not None:
        if vertical and x is None:
            data, y = y, data
        elif vertical:
            x, y = y, x
        axis = "y" if vertical else "x"
        warn(f"\n\nThe `vertical` parameter is deprecated; assigning data to `{axis}`.\n" + soon, UserWarning, stacklevel=2)
    bw = kwargs.pop("bw", None)
    if bw is not None:
        warn(f"\n\nThe `bw` parameter is deprecated in favor of `bw_method` and `bw_adjust`.\nSetting `bw_method={bw}`, but "
             "please see the docs for the new parameters\nand update your code. This will become an error in seaborn v0.14.0.\n",
             UserWarning, stacklevel=2)
        bw_method = bw
    if kwargs.pop("kernel", None) is not None:
        warn("\n\nSupport for alternate kernels has been removed; using Gaussian kernel.\n" + soon, UserWarning, stacklevel=2)
    lowest = kwargs.pop("shade_lowest", None)
    if lowest is not None:
        if lowest:
            thresh = 0
        warn(f"\n\n`shade_lowest` has been replaced by `thresh`; setting `thresh={thresh}.\n" + soon, UserWarning, stacklevel=2)
    shaded = kwargs.pop("shade", None)
    if shaded is not None:
        warn(f"\n\n`shade` is now deprecated in favor of `fill`; setting `fill={shaded}`.\n" + soon, FutureWarning, stacklevel=2)
        fill = shaded
    levels = kwargs.pop("n_levels", levels)
    p = DistributionPlotter(data, {"x": x, "y": y, "hue": hue, "weights": weights})
    p.map_hue(palette, hue_order, hue_norm)
    if ax is None:
        ax = plt.gca()
    p.attach(ax, ("numeric", "datetime"), log_scale)
    color = default_color(ax, "fill" if fill else "line", hue, color, kwargs)
    if not p.has_xy:
        return ax
    settings = {"bw_method": bw_method, "bw_adjust": bw_adjust, "gridsize": gridsize, "cut": cut, "clip": clip,
                "cumulative": cumulative}
    if p.univariate:
        from ._density import plot_one

        if fill is None:
            fill = multiple in ("stack", "fill")
        plot_one(p, multiple, common_norm, common_grid, warn_singular, fill, color, legend, settings, {**kwargs})
    else:
        from ._density import plot_two

        plot_two(p, common_norm, bool(fill), levels, thresh, color, legend, cbar, warn_singular, cbar_ax, cbar_kws, settings, {**kwargs})
    return ax
