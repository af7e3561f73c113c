"""`boxplot`, `violinplot` and `boxenplot`."""

from warnings import warn

from .._colors import complement_gray, default_color
from ._base import CategoricalPlotter

_COLOR_NAMES = ("c", "color", "fc", "facecolor")


def _start(data, x, y, hue, order, orient, color, legend, ax):
    import matplotlib.pyplot as plt

    p = CategoricalPlotter(data, {"x": x, "y": y, "hue": hue}, order, orient, color, legend)
    return p, plt.gca() if ax is None else ax


def boxplot(
    data=None, *, x=None, y=None, hue=None, order=None, hue_order=None, orient=None, color=None, palette=None,
    saturation=0.75, fill=True, dodge="auto", width=0.8, gap=0, whis=1.5, linecolor="auto", linewidth=None,
    fliersize=None, hue_norm=None, native_scale=False, log_scale=None, formatter=None, legend="auto", ax=None, **kwargs,
):
    """Quartiles as boxes, the rest as whiskers and points."""
    from ._boxes import plot_boxes

    p, ax = _start(data, x, y, hue, order, orient, color, legend, ax)
    if p.empty:
        return ax
    saturation = saturation if fill else 1
    p.prepare(ax, order, formatter, native_scale, log_scale, palette, hue_order, hue_norm, color, saturation)
    named = {name: value for name, value in kwargs.items() if name in _COLOR_NAMES}
    color = default_color(ax, "fill", p.columns.get("hue"), color, named, saturation)
    linecolor = complement_gray(linecolor, color, p.hue_map)
    plot_boxes(p, width, dodge, gap, fill, whis, color, linecolor, linewidth, fliersize, kwargs)
    p.finish(ax)
    return ax


def violinplot(
    data=None, *, x=None, y=None, hue=None, order=None, hue_order=None, orient=None, color=None, palette=None,
    saturation=0.75, fill=True, inner="box", split=False, width=0.8, dodge="auto", gap=0, linewidth=None,
    linecolor="auto", cut=2, gridsize=100, bw_method="scott", bw_adjust=1, density_norm="area", common_norm=False,
    hue_norm=None, formatter=None, log_scale=None, native_scale=False, legend="auto", scale=None, scale_hue=None,
    bw=None, inner_kws=None, ax=None, **kwargs,
):
    """Densities drawn on both sides of a line."""
    from ._violins import plot_violins

    p, ax = _start(data, x, y, hue, order, orient, color, legend, ax)
    if p.empty:
        return ax
    bw_method, density_norm, common_norm = older_violin_options(bw, scale, scale_hue, bw_method, density_norm, common_norm)
    saturation = saturation if fill else 1
    p.prepare(ax, order, formatter, native_scale, log_scale, palette, hue_order, hue_norm, color, saturation)
    named = {name: value for name, value in kwargs.items() if name in _COLOR_NAMES}
    color = default_color(ax, "fill", p.columns.get("hue"), color, named, saturation)
    linecolor = complement_gray(linecolor, color, p.hue_map)
    settings = {"cut": cut, "gridsize": gridsize, "bw_method": bw_method, "bw_adjust": bw_adjust}
    plot_violins(p, width, dodge, gap, split, color, fill, linecolor, linewidth, inner, density_norm, common_norm,
                 settings, inner_kws, kwargs)
    p.finish(ax)
    return ax


def older_violin_options(bw, scale, scale_hue, bw_method, density_norm, common_norm):
    """What older scripts write as bw=, scale= and scale_hue=."""
    if scale is not None:
        warn(f"\n\nThe `scale` parameter has been renamed and will be removed in v0.15.0. Pass `density_norm={scale!r}` "
             "for the same effect.", FutureWarning, stacklevel=3)
        density_norm = scale
    if scale_hue is not None:
        warn("\n\nThe `scale_hue` parameter has been replaced and will be removed in v0.15.0. Pass "
             f"`common_norm={not scale_hue}` for the same effect.", FutureWarning, stacklevel=3)
        common_norm = not scale_hue
    if bw is not None:
        warn(f"\n\nThe `bw` parameter is deprecated in favor of `bw_method`/`bw_adjust`.\nSetting `bw_method={bw!r}`, "
             "but please see docs for the new parameters\nand update your code. This will become an error in seaborn "
             "v0.15.0.\n", FutureWarning, stacklevel=3)
        bw_method = bw
    return bw_method, density_norm, common_norm


def boxenplot(
    data=None, *, x=None, y=None, hue=None, order=None, hue_order=None, orient=None, color=None, palette=None,
    saturation=0.75, fill=True, dodge="auto", width=0.8, gap=0, linewidth=None, linecolor=None,
    width_method="exponential", k_depth="tukey", outlier_prop=0.007, trust_alpha=0.05, showfliers=True, hue_norm=None,
    log_scale=None, native_scale=False, formatter=None, legend="auto", scale=None, box_kws=None, flier_kws=None,
    line_kws=None, ax=None, **kwargs,
):
    """Letter values as boxes within boxes, for large groups."""
    from ._letter_boxes import plot_letter_boxes

    p, ax = _start(data, x, y, hue, order, orient, color, legend, ax)
    if p.empty:
        return ax
    if scale is not None:
        warn("\n\nThe `scale` parameter has been renamed to `width_method` and will be removed in v0.15. Pass "
             f"`width_method={scale!r} for the same effect.", FutureWarning, stacklevel=2)
        width_method = scale
    saturation = saturation if fill else 1
    p.prepare(ax, order, formatter, native_scale, log_scale, palette, hue_order, hue_norm, color, saturation)
    color = default_color(ax, "fill", p.columns.get("hue"), color, {}, saturation)
    linecolor = complement_gray(linecolor, color, p.hue_map)
    plot_letter_boxes(p, width, dodge, gap, fill, color, linecolor, linewidth, width_method, k_depth, outlier_prop,
                      trust_alpha, showfliers, box_kws, flier_kws, line_kws, kwargs)
    p.finish(ax)
    return ax
