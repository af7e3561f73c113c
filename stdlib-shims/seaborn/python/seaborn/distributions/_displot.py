"""`displot`: the plots of distributions over a grid of facets."""

from warnings import warn

from ._base import DistributionPlotter
from ._functions import default_discrete


def displot(
    data=None, *, x=None, y=None, hue=None, row=None, col=None, weights=None, kind="hist", rug=False, rug_kws=None,
    log_scale=None, legend=True, palette=None, hue_order=None, hue_norm=None, color=None, col_wrap=None, row_order=None,
    col_order=None, height=5, aspect=1, facet_kws=None, **kwargs,
):
    """Histograms (or densities, or empirical distributions) in facets by row and col."""
    from ..axisgrid._from_plotter import facets_for, keep_data
    from .._statistics import check_argument
    from ._ecdf_and_rug import plot_ecdf, plot_rug

    p = DistributionPlotter(data, {"x": x, "y": y, "hue": hue, "weights": weights, "row": row, "col": col})
    p.map_hue(palette, hue_order, hue_norm)
    check_argument("kind", ["hist", "kde", "ecdf"], kind)
    if "ax" in kwargs:
        warn("`displot` is a figure-level function and does not accept the ax= parameter. You may wish to try "
             f"{kind}plot.", UserWarning, stacklevel=2)
        kwargs.pop("ax")
    g = facets_for(p, {"row_order": row_order, "col_order": col_order, "col_wrap": col_wrap, "height": height,
                       "aspect": aspect, **(facet_kws or {})})
    allowed = ("numeric", "datetime") if kind == "kde" else ("numeric", "datetime", "categorical")
    p.attach(g, allowed, log_scale)
    if not p.has_xy:
        return g
    if color is None and hue is None:
        color = "C0"
    if kind == "hist":
        _hist(p, kwargs, color, legend)
    elif kind == "kde":
        _kde(p, kwargs, color, legend)
    else:
        settings = {name: kwargs.pop(name) for name in ("stat", "complementary") if name in kwargs}
        if color is not None:
            kwargs["color"] = color
        plot_ecdf(p, settings, legend, kwargs)
    if rug:
        options = dict(rug_kws or {})
        rug_height, expand = options.pop("height", 0.025), options.pop("expand_margins", True)
        if color is not None:
            options.setdefault("color", color)
        plot_rug(p, rug_height, expand, False, options)
    g.set_axis_labels(x_var=p.names.get("x", g.axes.flat[0].get_xlabel()),
                      y_var=p.names.get("y", g.axes.flat[0].get_ylabel()))
    g.set_titles()
    g.tight_layout()
    keep_data(g, p, data)
    return g


def _hist(p, kwargs, color, legend):
    settings = {"stat": "count", "bins": "auto", "binwidth": None, "binrange": None, "discrete": None, "cumulative": False}
    settings.update((name, kwargs.pop(name)) for name in list(kwargs) if name in settings)
    if settings["discrete"] is None:
        settings["discrete"] = default_discrete(p)
    common_norm, common_bins = kwargs.pop("common_norm", True), kwargs.pop("common_bins", True)
    own = {"multiple": "layer", "element": "bars", "fill": True, "shrink": 1, "kde": False, "kde_kws": None, "line_kws": None}
    flat = {"thresh": 0, "pthresh": None, "pmax": None, "cbar": False, "cbar_ax": None, "cbar_kws": None}
    for options in (own, flat):
        options.update((name, kwargs.pop(name)) for name in list(kwargs) if name in options)
    if p.univariate:
        from ._histogram import plot

        plot(p, own["multiple"], own["element"], own["fill"], common_norm, common_bins, own["shrink"], own["kde"],
             own["kde_kws"], color, legend, own["line_kws"], settings, kwargs)
    else:
        from ._grid_counts import plot

        plot(p, common_bins, common_norm, flat["thresh"], flat["pthresh"], flat["pmax"], color, legend, flat["cbar"],
             flat["cbar_ax"], flat["cbar_kws"], settings, kwargs)


def _kde(p, kwargs, color, legend):
    settings = {"bw_method": "scott", "bw_adjust": 1, "gridsize": 200, "cut": 3, "clip": None, "cumulative": False}
    own = {"fill": None, "multiple": "layer", "common_norm": True, "common_grid": False, "warn_singular": True,
           "levels": 10, "thresh": 0.05, "cbar": False, "cbar_ax": None, "cbar_kws": None}
    for options in (settings, own):
        options.update((name, kwargs.pop(name)) for name in list(kwargs) if name in options)
    fill = own["fill"]
    if p.univariate:
        from ._density import plot_one

        if fill is None:
            fill = own["multiple"] in ("stack", "fill")
        plot_one(p, own["multiple"], own["common_norm"], own["common_grid"], own["warn_singular"], fill, color, legend, settings, kwargs)
    else:
        from ._density import plot_two

        plot_two(p, own["common_norm"], bool(fill), own["levels"], own["thresh"], color, legend, own["cbar"],
                 own["warn_singular"], own["cbar_ax"], own["cbar_kws"], settings, kwargs)
