"""Box plots: the five numbers of each data set as a box with whiskers."""

from warnings import warn

import numpy as np
from matplotlib import cbook, rcParams
from matplotlib.axes._arguments import given, one_of


def _rc(value, name):
    return rcParams["boxplot." + name] if value is None else value


def _is_upright(vert, orientation):
    """Whether boxes stand; `vert` is the older word for it."""
    vert = rcParams["boxplot.vertical"] if vert is None and not rcParams["boxplot.vertical"] else vert
    if vert is not None:
        orientation = "vertical" if vert else "horizontal"
    one_of("orientation", orientation, ("horizontal", "vertical"))
    return orientation == "vertical"


def _user_statistics(stats, usermedians, conf_intervals):
    """Puts the medians and intervals that the caller knows better into the statistics."""
    if usermedians is not None:
        if len(np.ravel(usermedians)) != len(stats) or np.shape(usermedians)[0] != len(stats):
            raise ValueError("'usermedians' and 'x' have different lengths")
        for box, median in zip(stats, usermedians):
            if median is not None:
                box["med"] = median
    if conf_intervals is not None:
        if len(conf_intervals) != len(stats):
            raise ValueError("'conf_intervals' and 'x' have different lengths")
        for box, interval in zip(stats, conf_intervals):
            if interval is not None:
                if len(interval) != 2:
                    raise ValueError("each confidence interval must have two values")
                for key, value in zip(("cilo", "cihi"), interval):
                    if value is not None:
                        box[key] = value


def boxplot(
    self, x, notch=None, sym=None, vert=None, orientation="vertical", whis=None, positions=None, widths=None, patch_artist=None,
    bootstrap=None, usermedians=None, conf_intervals=None, meanline=None, showmeans=None, showcaps=None, showbox=None,
    showfliers=None, boxprops=None, tick_labels=None, flierprops=None, medianprops=None, meanprops=None, capprops=None,
    whiskerprops=None, manage_ticks=True, autorange=False, zorder=None, capwidths=None, label=None, *, labels=None, data=None,
):
    """Draws a box with whiskers for each data set; returns a dict of the artists."""
    from matplotlib.axes._base import _process_plot_format

    x, positions, widths, tick_labels, labels = given(data, x, positions, widths, tick_labels, labels)
    if labels is not None and tick_labels is None:
        from matplotlib import MatplotlibDeprecationWarning

        warn(
            "The 'labels' parameter of boxplot() has been renamed 'tick_labels' since Matplotlib 3.9; support for the old name "
            "will be dropped in 3.11.",
            MatplotlibDeprecationWarning,
            stacklevel=2,
        )
        tick_labels = labels
    patch_artist = _rc(patch_artist, "patchartist")
    whis, bootstrap = _rc(whis, "whiskers"), _rc(bootstrap, "bootstrap")
    stats = cbook.boxplot_stats(x, whis=whis, bootstrap=bootstrap, labels=tick_labels, autorange=autorange)
    boxprops, flierprops = dict(boxprops or {}), dict(flierprops or {})
    if patch_artist:
        boxprops.setdefault("linestyle", "solid")
        if "color" in boxprops:
            boxprops["edgecolor"] = boxprops.pop("color")
    if sym is not None:
        if sym == "":
            flierprops, showfliers = {"linestyle": "none", "marker": ""}, False
        else:
            _, marker, colour = _process_plot_format(sym)
            if marker:
                flierprops["marker"] = marker
            if colour is not None:
                flierprops.update(color=colour, markerfacecolor=colour, markeredgecolor=colour)
    _user_statistics(stats, usermedians, conf_intervals)
    return self.bxp(
        stats, positions=positions, widths=widths, vert=vert, orientation=orientation, patch_artist=patch_artist,
        shownotches=_rc(notch, "notch"), showmeans=_rc(showmeans, "showmeans"), showcaps=_rc(showcaps, "showcaps"),
        showbox=_rc(showbox, "showbox"), showfliers=_rc(showfliers, "showfliers"), boxprops=boxprops, whiskerprops=whiskerprops,
        flierprops=flierprops, medianprops=medianprops, meanprops=meanprops, capprops=capprops, meanline=_rc(meanline, "meanline"),
        manage_ticks=manage_ticks, zorder=zorder, capwidths=capwidths, label=label,
    )


_SETTINGS = {
    "box": ("color", "linestyle", "linewidth"),
    "whisker": ("color", "linestyle", "linewidth"),
    "cap": ("color", "linestyle", "linewidth"),
    "median": ("color", "linestyle", "linewidth"),
    "mean": ("color", "linestyle", "linewidth", "marker", "markeredgecolor", "markerfacecolor", "markersize"),
    "flier": ("color", "linestyle", "linewidth", "marker", "markeredgecolor", "markeredgewidth", "markerfacecolor", "markersize"),
}


def _style(part, asked, zorder, marked=False):
    """The style of one kind of line: from the settings, then as asked."""
    from matplotlib.lines import Line2D

    style = {name: rcParams[f"boxplot.{part}props.{name}"] for name in _SETTINGS[part]}
    style["zorder"] = zorder
    if not marked:
        style["marker"] = ""
    style.update(cbook.normalize_kwargs(asked, Line2D))
    return style


def _patch_style(boxprops, zorder):
    from matplotlib.patches import PathPatch

    return {
        "linestyle": rcParams["boxplot.boxprops.linestyle"],
        "linewidth": rcParams["boxplot.boxprops.linewidth"],
        "edgecolor": rcParams["boxplot.boxprops.color"],
        "facecolor": rcParams["patch.facecolor"],
        "zorder": zorder,
        **cbook.normalize_kwargs(boxprops, PathPatch),
    }


def _sizes(values, count, name):
    if np.isscalar(values):
        return [values] * count
    if len(values) != count:
        raise ValueError(f"List of boxplot statistics and `{name}` values must have same the length")
    return values


def bxp(
    self, bxpstats, positions=None, widths=None, vert=None, orientation="vertical", patch_artist=False, shownotches=False,
    showmeans=False, showcaps=True, showbox=True, showfliers=True, boxprops=None, whiskerprops=None, flierprops=None,
    medianprops=None, capprops=None, meanprops=None, meanline=False, manage_ticks=True, zorder=None, capwidths=None, label=None,
):
    """Draws boxes from statistics that are known already; returns a dict of the artists."""
    from matplotlib.lines import Line2D
    from matplotlib.patches import PathPatch
    from matplotlib.path import Path

    zorder = Line2D.zorder if zorder is None else zorder
    above = zorder + 0.1
    box_style = _patch_style(boxprops, zorder) if patch_artist else _style("box", boxprops, zorder)
    whisker_style, cap_style = _style("whisker", whiskerprops, zorder), _style("cap", capprops, zorder)
    flier_style, median_style = _style("flier", flierprops, zorder, marked=True), _style("median", medianprops, above)
    mean_style = _style("mean", meanprops, above, marked=True)
    removed = "marker" if meanline else "linestyle"
    if meanprops is None or removed not in meanprops:
        mean_style[removed] = ""
    for style in (median_style, whisker_style, cap_style, flier_style):
        style.setdefault("label", "_nolegend_")
    upright = _is_upright(vert, orientation)

    def line(across, along, style):
        return self.plot(*((across, along) if upright else (along, across)), **style)[0]

    def box(across, along):
        if not patch_artist:
            return line(across, along, box_style)
        corners = np.column_stack((across, along) if upright else (along, across)).astype(float)
        patch = PathPatch(Path(np.concatenate([corners, corners[:1]]), closed=True), **box_style)
        self.add_artist(patch)
        return patch

    count = len(bxpstats)
    positions = list(range(1, count + 1)) if positions is None else positions
    if len(positions) != count:
        raise ValueError("List of boxplot statistics and `positions` values must have same the length")
    positions = np.array(positions)
    if len(positions) > 0 and positions.dtype.kind not in "fiu":
        raise TypeError("positions should be an iterable of numbers")
    if widths is None:
        widths = [np.clip(0.15 * np.ptp(positions), 0.15, 0.5)] * count if count else []
    widths = _sizes(widths, count, "widths")
    capwidths = 0.5 * np.array(widths) if capwidths is None else _sizes(capwidths, count, "capwidths")

    parts = {"whiskers": [], "caps": [], "boxes": [], "medians": [], "fliers": [], "means": []}
    words = []
    for place, width, stats, cap_width in zip(positions, widths, bxpstats, capwidths):
        words.append(stats.get("label", place))
        q1, q3, median, low, high = stats["q1"], stats["q3"], stats["med"], stats["whislo"], stats["whishi"]
        left, right = place - width * 0.5, place + width * 0.5
        if shownotches:
            inner_left, inner_right = place - width * 0.25, place + width * 0.25
            lower, upper = stats["cilo"], stats["cihi"]
            across = [left, right, right, inner_right, right, right, left, left, inner_left, left, left]
            along = [q1, q1, lower, median, upper, q3, q3, upper, median, lower, q1]
            middle = [inner_left, inner_right]
        else:
            across, along, middle = [left, right, right, left, left], [q1, q1, q3, q3, q1], [left, right]
        if showbox:
            parts["boxes"].append(box(across, along))
        parts["whiskers"] += [line([place, place], ends, whisker_style) for ends in ([q1, low], [q3, high])]
        if showcaps:
            ends = [place - cap_width * 0.5, place + cap_width * 0.5]
            parts["caps"] += [line(ends, np.full(2, level), cap_style) for level in (low, high)]
        parts["medians"].append(line(middle, [median, median], median_style))
        if showmeans:
            mean = stats["mean"]
            at, levels = ([left, right], [mean, mean]) if meanline else ([place], [mean])
            parts["means"].append(line(at, levels, mean_style))
        if showfliers:
            fliers = stats["fliers"]
            parts["fliers"].append(line(np.full(len(fliers), place, dtype=float), fliers, flier_style))

    if label:
        named = parts["boxes"] if showbox and patch_artist else parts["medians"]
        if cbook.is_scalar_or_string(label):
            named[0].set_label(label)
        else:
            if len(named) != len(label):
                raise ValueError("List of boxplot statistics and `label` values must have same the length")
            for artist, word in zip(named, label):
                artist.set_label(word)
    if manage_ticks:
        _tick_each(self, "x" if upright else "y", positions, words, parts["medians"])
    return parts


def _tick_each(self, name, positions, words, medians):
    """A tick with its label under each box, beside those that are there already; half a unit of room on either side."""
    from matplotlib.ticker import FixedFormatter, FixedLocator

    axis = self.xaxis if name == "x" else self.yaxis
    positions = axis.convert_units(positions)
    if len(positions):
        low, high = self.dataLim.intervalx if name == "x" else self.dataLim.intervaly
        spread = (min(low, min(positions) - 0.5), max(high, max(positions) + 0.5))
        if name == "x":
            self.dataLim.intervalx = spread
        else:
            self.dataLim.intervaly = spread
    for median, place in zip(medians, positions):
        getattr(median.sticky_edges, name)[:] = [place - 0.5, place + 0.5]
    if not isinstance(axis.get_major_locator(), FixedLocator):
        axis.set_major_locator(FixedLocator([]))
    if not isinstance(axis.get_major_formatter(), FixedFormatter):
        axis.set_major_formatter(FixedFormatter([]))
    locator, formatter = axis.get_major_locator(), axis.get_major_formatter()
    locator.locs = np.array([*locator.locs, *positions])
    formatter.seq = [*formatter.seq, *words]
    self._request_autoscale_view()
