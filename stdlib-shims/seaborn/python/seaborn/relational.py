"""How variables relate: points and lines, on one Axes or in facets."""

from warnings import warn

from ._colors import default_color
from ._lines import LinePlotter
from ._points import ScatterPlotter

__all__ = ["relplot", "scatterplot", "lineplot"]


def scatterplot(
    data=None, *, x=None, y=None, hue=None, size=None, style=None, palette=None, hue_order=None, hue_norm=None,
    sizes=None, size_order=None, size_norm=None, markers=True, style_order=None, legend="auto", ax=None, **kwargs,
):
    """Points by x and y; colour, size and marker may follow other variables."""
    p = ScatterPlotter(data, {"x": x, "y": y, "hue": hue, "size": size, "style": style}, legend)
    p.map_hue(palette, hue_order, hue_norm)
    p.map_size(sizes, size_order, size_norm)
    p.map_style(markers=markers, order=style_order)
    ax = _current(ax)
    if not p.has_xy:
        return ax
    p.attach(ax)
    color = kwargs.pop("color", None)
    kwargs["color"] = default_color(ax, "points", hue, color, kwargs)
    _finish(p, ax, p.draw(kwargs))
    return ax


def lineplot(
    data=None, *, x=None, y=None, hue=None, size=None, style=None, units=None, weights=None, palette=None,
    hue_order=None, hue_norm=None, sizes=None, size_order=None, size_norm=None, dashes=True, markers=None,
    style_order=None, estimator="mean", errorbar=("ci", 95), n_boot=1000, seed=None, orient="x", sort=True,
    err_style="band", err_kws=None, legend="auto", ci="deprecated", ax=None, **kwargs,
):
    """Lines through the estimates at each x, with their uncertainty."""
    from .categorical._estimate_functions import deprecated_ci

    errorbar = deprecated_ci(errorbar, ci)
    roles = {"x": x, "y": y, "hue": hue, "size": size, "style": style, "units": units, "weight": weights}
    p = LinePlotter(data, roles, estimator, n_boot, seed, errorbar, sort, orient, err_style, err_kws, legend)
    p.map_hue(palette, hue_order, hue_norm)
    p.map_size(sizes, size_order, size_norm)
    p.map_style(markers, dashes, style_order)
    ax = _current(ax)
    if "style" not in p and not {"ls", "linestyle"} & set(kwargs):
        kwargs["dashes"] = "" if dashes is None or isinstance(dashes, bool) else dashes
    if not p.has_xy:
        return ax
    p.attach(ax)
    color = kwargs.pop("color", kwargs.pop("c", None))
    kwargs["color"] = default_color(ax, "line", hue, color, kwargs)
    _finish(p, ax, p.draw(kwargs))
    return ax


def _current(ax):
    if ax is None:
        import matplotlib.pyplot as plt

        ax = plt.gca()
    return ax


def _finish(p, ax, kws):
    if p.empty or not p.complete.any():
        return
    p.label_axes(ax)
    if p.legend:
        p.gather_legend(ax, kws)
        handles, _ = ax.get_legend_handles_labels()
        if handles:
            ax.legend(title=p.legend_title)


def relplot(
    data=None, *, x=None, y=None, hue=None, size=None, style=None, units=None, weights=None, row=None, col=None,
    col_wrap=None, row_order=None, col_order=None, palette=None, hue_order=None, hue_norm=None, sizes=None,
    size_order=None, size_norm=None, markers=None, dashes=None, style_order=None, legend="auto", kind="scatter",
    height=5, aspect=1, facet_kws=None, **kwargs,
):
    """`scatterplot` or `lineplot` in facets by row and col."""
    from .axisgrid._from_plotter import facets_for, keep_data

    if kind not in ("scatter", "line"):
        raise ValueError(f"Plot kind {kind} not recognized")
    if "ax" in kwargs:
        warn("relplot is a figure-level function and does not accept the `ax` parameter. You may wish to try "
             f"{kind}plot", UserWarning)
        kwargs.pop("ax")
    roles = {"x": x, "y": y, "hue": hue, "size": size, "style": style, "row": row, "col": col}
    if kind == "scatter":
        p = ScatterPlotter(data, roles, legend)
        markers, dashes = True if markers is None else markers, None
    else:
        options = {"estimator": "mean", "errorbar": ("ci", 95), "n_boot": 1000, "seed": None, "orient": "x", "sort": True,
                   "err_style": "band", "err_kws": None, "ci": "deprecated"}
        options.update((name, kwargs.pop(name)) for name in list(kwargs) if name in options)
        from .categorical._estimate_functions import deprecated_ci

        options["errorbar"] = deprecated_ci(options["errorbar"], options.pop("ci"))
        p = LinePlotter(data, {**roles, "units": units, "weight": weights}, legend=legend, **options)
        dashes = True if dashes is None else dashes
    p.map_hue(palette, hue_order, hue_norm)
    p.map_size(sizes, size_order, size_norm)
    p.map_style(markers, dashes, style_order)
    g = facets_for(p, {"row_order": row_order, "col_order": col_order, "col_wrap": col_wrap, "height": height,
                       "aspect": aspect, "dropna": False, **(facet_kws or {})})
    p.attach(g)
    kws = _draw_facets(p, g, kind, hue, dashes, kwargs)
    g.set_axis_labels(p.names.get("x") or "", p.names.get("y") or "")
    g.set_titles()
    g.tight_layout()
    if legend:
        p.gather_legend(g.axes.flat[0], kws, ("hue", "style", "size"))
        if p.legend_data:
            g.add_legend(legend_data=p.legend_data, label_order=p.legend_order, title=p.legend_title, adjust_subtitles=True)
    keep_data(g, p, data)
    return g


def _draw_facets(p, g, kind, hue, dashes, kwargs):
    """Draw each facet with the colours of its own Axes; returns the arguments the legend needs."""
    given = kwargs.pop("color", kwargs.pop("c", None) if kind == "line" else None)
    if kind == "line" and "style" not in p and not {"ls", "linestyle"} & set(kwargs):
        kwargs["dashes"] = "" if isinstance(dashes, bool) else dashes
    first = g.axes.flat[0]
    kwargs["color"] = default_color(first, "points" if kind == "scatter" else "line", hue, given, kwargs)
    return {**p.draw(kwargs), "color": given}
