"""`catplot`: the categorical plots over a grid of facets."""

from warnings import warn

from .._colors import complement_gray
from .._statistics import Estimate
from ..utils import desaturate
from ._base import CategoricalPlotter

_KINDS = ("strip", "swarm", "box", "violin", "boxen", "point", "bar", "count")


def catplot(
    data=None, *, x=None, y=None, hue=None, row=None, col=None, kind="strip", estimator="mean", errorbar=("ci", 95),
    n_boot=1000, seed=None, units=None, weights=None, order=None, hue_order=None, row_order=None, col_order=None,
    col_wrap=None, height=5, aspect=1, log_scale=None, native_scale=False, formatter=None, orient=None, color=None,
    palette=None, hue_norm=None, legend="auto", legend_out=True, sharex=True, sharey=True, margin_titles=False,
    facet_kws=None, ci="deprecated", **kwargs,
):
    """Values by category in facets by row and col."""
    from ..axisgrid._from_plotter import facets_for
    from ._estimate_functions import deprecated_ci

    if "ax" in kwargs:
        warn("catplot is a figure-level function and does not accept target axes. You may wish to try "
             f"{kind}plot", UserWarning, stacklevel=2)
        kwargs.pop("ax")
    if kind not in _KINDS:
        raise ValueError(
            f"Invalid `kind`: {kind!r}. Options are 'strip', 'swarm', 'box', 'boxen', 'violin', 'bar', 'count', and 'point'."
        )
    if kind == "count" and x is not None and y is not None:
        raise ValueError("Cannot pass values for both `x` and `y`.")
    roles = {"x": x, "y": y, "hue": hue, "row": row, "col": col, "units": units, "weight": weights}
    p = CategoricalPlotter(data, roles, order, orient, color, legend, counting=kind == "count",
                           estimating=kind in ("bar", "point", "count"), one_color=kind == "point")
    g = facets_for(p, {"row_order": row_order, "col_order": col_order, "col_wrap": col_wrap, "height": height,
                       "aspect": aspect, "sharex": sharex, "sharey": sharey, "legend_out": legend_out,
                       "margin_titles": margin_titles, **(facet_kws or {})})
    if p.empty:
        return g
    if kind == "count":
        from ._estimate_functions import count_rows

        count_rows(p, kwargs.pop("stat", "count"))
    solid = kind in ("bar", "count", "box", "violin", "boxen") and kwargs.get("fill", True)
    saturation = kwargs.pop("saturation", 0.75 if solid else 1)
    p.prepare(g, order, formatter, native_scale, log_scale, palette, hue_order, hue_norm, color, saturation)
    if "hue" not in p:
        color = "C0" if color is None else color
        if saturation < 1:
            color = desaturate(color, saturation)
    errorbar = deprecated_ci(errorbar, ci)
    _draw(p, kind, color, kwargs, Estimate(estimator, errorbar, n_boot, seed))
    for ax in g.axes.flat:
        p.adjust_axis(ax)
    g.set_axis_labels(p.names.get("x"), p.names.get("y"))
    g.set_titles()
    g.tight_layout()
    # The legend goes beside the grid.
    for ax in g.axes.flat:
        g._update_legend_data(ax)
    shown = (not p.redundant_hue and p.form != "wide") if p.legend == "auto" else bool(p.legend)
    if shown:
        g.add_legend(title=p.names.get("hue"), label_order=hue_order)
    if data is not None:
        g.data = data
    return g


def _draw(p, kind, color, kws, estimate):
    take = kws.pop
    dodge = take("dodge", False if kind in ("strip", "swarm", "point") else "auto")
    if dodge == "auto":
        dodge = p.dodge_needed()
    if kind in ("strip", "swarm"):
        _draw_points(p, kind, dodge, color, kws)
        return
    if kind == "point":
        _draw_estimates(p, dodge, color, kws, estimate)
        return
    width, gap, fill = take("width", 0.8), take("gap", 0), take("fill", True)
    if kind in ("bar", "count"):
        from ._estimate_functions import error_options
        from ._estimates import plot_bars

        if kind == "count":
            estimate = Estimate("sum")
        err_kws, capsize = error_options(take("err_kws", None), take("errcolor", "deprecated"), take("errwidth", "deprecated"), take("capsize", 0))
        plot_bars(p, estimate, dodge, gap, width, fill, color, capsize, err_kws, kws)
        return
    linewidth = take("linewidth", None)
    linecolor = complement_gray(take("linecolor", "auto"), color, p.hue_map)
    if kind == "box":
        from ._boxes import plot_boxes

        plot_boxes(p, width, dodge, gap, fill, take("whis", 1.5), color, linecolor, linewidth, take("fliersize", 5), kws)
    elif kind == "violin":
        from ._box_functions import older_violin_options
        from ._violins import plot_violins

        settings = {"cut": take("cut", 2), "gridsize": take("gridsize", 100), "bw_adjust": take("bw_adjust", 1)}
        settings["bw_method"], norm, common = older_violin_options(
            take("bw", None), take("scale", None), take("scale_hue", None), take("bw_method", "scott"),
            take("density_norm", "area"), take("common_norm", False))
        plot_violins(p, width, dodge, gap, take("split", False), color, fill, linecolor, linewidth, take("inner", "box"),
                     norm, common, settings, take("inner_kws", None), kws)
    else:
        from ._letter_boxes import plot_letter_boxes

        plot_letter_boxes(p, width, dodge, gap, fill, color, linecolor, linewidth, take("width_method", "exponential"),
                          take("k_depth", "tukey"), take("outlier_prop", 0.007), take("trust_alpha", 0.05),
                          take("showfliers", True), take("box_kws", None), take("flier_kws", None), take("line_kws", None), kws)


def _draw_points(p, kind, dodge, color, kws):
    from ._point_functions import plot_strips, plot_swarms, point_options

    edge = kws.pop("edgecolor", "auto" if kind == "strip" else None)
    jitter, threshold = kws.pop("jitter", True), kws.pop("warn_thresh", 0.05)
    options = point_options(p, color, kws.pop("size", 5), edge, kws.pop("linewidth", 0), kws)
    if kind == "strip":
        plot_strips(p, jitter, dodge, color, options)
    else:
        plot_swarms(p, dodge, color, threshold, options)


def _draw_estimates(p, dodge, color, kws, estimate):
    from ._estimate_functions import error_options, older_point_options
    from ._estimates import plot_points

    markers, linestyles = kws.pop("markers", None), kws.pop("linestyles", None)
    linestyles = older_point_options(kws.pop("join", "deprecated"), kws.pop("scale", "deprecated"), linestyles, kws)
    err_kws, capsize = error_options(kws.pop("err_kws", None), "deprecated", kws.pop("errwidth", "deprecated"), kws.pop("capsize", 0))
    plot_points(p, estimate, markers, linestyles, dodge, color, capsize, err_kws, kws)
