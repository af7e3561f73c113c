"""Histograms of one and two variables, steps between edges, and the empirical distribution."""

import numpy as np
from matplotlib import cbook, rcParams
from matplotlib.axes._arguments import cycled, given, label_from, look_up_options, one_of


def _counts(x, w, bins, bounds, density, stacked, cumulative):
    """(heights of each data set, edges), normalised and summed up as asked."""
    options = {}
    if bounds is None:
        known = [part for part in x if len(part)]
        if known:
            low, high = min(np.nanmin(part) for part in known), max(np.nanmax(part) for part in known)
            if low <= high:
                bounds = (low, high)
    if len(x) > 1:
        weights = None if w[0] is None else np.concatenate(w)
        bins = np.histogram_bin_edges(np.concatenate(x), bins, bounds, weights)
    else:
        options["range"] = bounds
    density = bool(density)
    if density and not stacked:
        options["density"] = True
    tops = []
    for part, weights in zip(x, w):
        heights, bins = np.histogram(part, bins, weights=weights, **options)
        tops.append(heights)
    tops, bins = np.array(tops, float), np.array(bins, float)
    if stacked:
        tops = tops.cumsum(axis=0)
        if density:
            tops = (tops / np.diff(bins)) / tops[-1].sum()
    if cumulative:
        backwards = not isinstance(cumulative, (bool, np.bool_)) and cumulative < 0
        order = slice(None, None, -1) if backwards else slice(None)
        if density:
            tops = tops * np.diff(bins)
        tops = tops[:, order].cumsum(axis=1)[:, order]
    return tops, bins


def _bars(self, tops, bins, colours, bottom, histtype, align, upright, rwidth, log, stacked):
    """Draws the histogram as bars."""
    count, wide = len(tops), np.diff(bins)
    share = np.clip(rwidth, 0, 1) if rwidth is not None else 0.8 if count > 1 and not stacked else 1.0
    side_by_side = histtype == "bar" and not stacked
    width = share * wide / count if side_by_side else share * wide
    step = width if side_by_side else 0.0
    offset = -0.5 * share * wide * (1 - 1 / count) if side_by_side else np.zeros(len(wide))
    if align == "mid":
        offset = offset + 0.5 * wide
    elif align == "right":
        offset = offset + wide
    draw, base = (self.bar, "bottom") if upright else (self.barh, "left")
    patches = []
    for top, colour in zip(tops, colours):
        if bottom is None:
            bottom = np.zeros(len(top))
        height = top - bottom if stacked else top
        patches.append(draw(bins[:-1] + offset, height, width, align="center", log=log, color=colour, **{base: bottom}))
        if stacked:
            bottom = top
        offset = offset + step
    # Only the lowest bars hold the limits at their base.
    for bars in patches[1:]:
        for patch in bars:
            patch.sticky_edges.x[:] = patch.sticky_edges.y[:] = []
    return patches


def _outlines(self, tops, bins, colours, bottom, filled, align, upright, log, stacked):
    """Draws the histogram as one polygon for each data set."""
    from matplotlib.lines import Line2D

    if log:
        (self.set_yscale if upright else self.set_xscale)("log", nonpositive="clip")
    half = 0.5 * (bins[1] - bins[0])
    shift = -half if align == "left" else half if align == "right" else 0
    # The way there goes along the tops, the way back along the bases.
    forth = np.repeat(bins, 2)[:-1] + shift
    x = np.concatenate([forth, forth[1:][::-1]])
    bottom = 0 if bottom is None else bottom
    base = np.repeat(np.broadcast_to(np.asarray(bottom, float), len(bins) - 1), 2)
    shapes, lower = [], base
    for top in tops:
        upper = np.repeat(top + bottom, 2)
        y = np.concatenate([lower[:1], upper, lower[::-1]])
        shapes.append((x, y) if upright else (y, x))
        if stacked:
            lower = upper
    split = -1 if filled else 2 * len(bins)
    patches = []
    # The lowest of a stack is drawn last, on top of the others.
    for (across, up), colour in reversed(list(zip(shapes, colours))):
        patches.append(
            self.fill(
                across[:split], up[:split], closed=True if filled else None, facecolor=colour,
                edgecolor=None if filled else colour, fill=filled if filled else None, zorder=None if filled else Line2D.zorder,
            )
        )
    for polygons in patches:
        for polygon in polygons:
            (polygon.sticky_edges.y if upright else polygon.sticky_edges.x).append(0)
    patches.reverse()
    return patches


def _dashes(styles):
    """The dashes of each data set in turn."""
    from matplotlib._line_styles import dash_pattern

    if styles is None:
        return cycled([None])
    if isinstance(styles, (str, tuple)):
        styles = [styles]
    return cycled([dash_pattern(style) for style in styles])


def _dress(patches, labels, colours, histtype, kwargs):
    """Gives the patches of each data set its label and the remaining options."""
    from matplotlib.colors import to_rgba_array

    edge = kwargs.get("edgecolor", colours) if histtype == "step" else kwargs.get("edgecolor")
    edges = cycled([edge] if edge is None or isinstance(edge, str) else to_rgba_array(edge))
    faces = cycled(to_rgba_array(kwargs.get("facecolor", colours)))
    hatches, widths = (cycled(np.atleast_1d(kwargs.get(name))) for name in ("hatch", "linewidth"))
    styles = _dashes(kwargs.get("linestyle"))
    for number in range(max(len(patches), len(labels))):
        if number >= len(patches) or not patches[number]:
            continue
        first, *others = patches[number]
        kwargs.update(
            hatch=next(hatches), linewidth=next(widths), linestyle=next(styles), edgecolor=next(edges), facecolor=next(faces)
        )
        first._internal_update(kwargs)
        if number < len(labels):
            first.set_label(labels[number])
        for patch in others:
            patch._internal_update(kwargs)
            patch.set_label("_nolegend_")


def hist(
    self, x, bins=None, range=None, density=False, weights=None, cumulative=False, bottom=None, histtype="bar", align="mid",
    orientation="vertical", rwidth=None, log=False, color=None, label=None, stacked=False, *, data=None, **kwargs,
):
    """Counts values into bins and draws the counts; returns (counts, edges, patches)."""
    from matplotlib.patches import Patch

    name, (x, weights) = x, given(data, x, weights)
    if data is not None and label is None:
        label_from(data, name, x, kwargs)
        label = kwargs.pop("label")
    kwargs = cbook.normalize_kwargs(kwargs, Patch)
    if np.isscalar(x):
        x = [x]
    bins = rcParams["hist.bins"] if bins is None else bins
    one_of("histtype", histtype, ("bar", "barstacked", "step", "stepfilled"))
    one_of("align", align, ("left", "mid", "right"))
    one_of("orientation", orientation, ("horizontal", "vertical"))
    stacked = stacked or histtype == "barstacked"
    upright = orientation == "vertical"

    x = cbook._reshape_2D(x, "x")
    count = len(x)
    convert = self.convert_xunits if upright else self.convert_yunits
    x = [*self._process_unit_info([("x" if upright else "y", x[0])], kwargs), *map(convert, x[1:])]
    x = [np.asarray(part) for part in x]
    if range is not None:
        range = convert(range)
    if not cbook.is_scalar_or_string(bins):
        bins = convert(bins)
    w = [None] * count if weights is None else cbook._reshape_2D(weights, "weights")
    if len(w) != count or any(part is not None and len(part) != len(values) for values, part in zip(x, w)):
        raise ValueError("weights should have the same shape as x")
    if color is None:
        colours = [self._get_lines.get_next_color() for _ in x]
    else:
        from matplotlib.colors import to_rgba_array

        colours = to_rgba_array(color)
        if len(colours) != count:
            raise ValueError(
                f"The 'color' keyword argument must have one color per dataset, but {count} datasets and {len(colours)} colors "
                "were provided"
            )

    tops, bins = _counts(x, w, bins, range, density, stacked, cumulative)
    if histtype.startswith("bar"):
        patches = _bars(self, tops, bins, colours, bottom, histtype, align, upright, rwidth, log, stacked)
    else:
        patches = _outlines(self, tops, bins, colours, bottom, histtype == "stepfilled", align, upright, log, stacked)
    labels = [] if label is None else [str(word) for word in np.atleast_1d(np.asarray(label, str))]
    _dress(patches, labels, colours, histtype, kwargs)
    if count == 1:
        return tops[0], bins, patches[0]
    return tops, bins, cbook.silent_list("BarContainer" if histtype.startswith("bar") else "list[Polygon]", patches)


def stairs(self, values, edges=None, *, orientation="vertical", baseline=0, fill=False, data=None, **kwargs):
    """Draws constant values between edges as steps; returns a StepPatch."""
    from warnings import warn

    from matplotlib.patches import StepPatch

    values, edges, baseline = given(data, values, edges, baseline)
    look_up_options(data, kwargs)
    colour = kwargs.pop("color") if "color" in kwargs else self._get_lines.get_next_color()
    if fill:
        kwargs.setdefault("linewidth", 0)
        kwargs.setdefault("facecolor", colour)
    else:
        kwargs.setdefault("edgecolor", colour)
    if edges is None:
        edges = np.arange(len(values) + 1)
    edges, values, baseline = self._process_unit_info([("x", edges), ("y", values), ("y", baseline)], kwargs)
    patch = StepPatch(values, edges, baseline=baseline, orientation=orientation, fill=fill, **kwargs)
    self.add_patch(patch)
    if baseline is None and fill:
        warn(
            f"Both {baseline=} and {fill=} have been passed. baseline=None is only intended for unfilled stair plots. Because "
            "baseline is None, the Path used to draw the stairs will not be closed, thus because fill is True the polygon will "
            "be closed by drawing an (unstroked) edge from the first to last point.  It is very likely that the resulting fill "
            "patterns is not the desired result.",
            stacklevel=2,
        )
    least = 0 if baseline is None else np.min(baseline)
    if orientation == "vertical":
        patch.sticky_edges.y.append(least)
        self.update_datalim([(edges[0], least)])
    else:
        patch.sticky_edges.x.append(least)
        self.update_datalim([(least, edges[0])])
    self._request_autoscale_view()
    return patch


def ecdf(self, x, weights=None, *, complementary=False, orientation="vertical", compress=False, data=None, **kwargs):
    """Draws the share of values up to each value; returns a Line2D."""
    name, (x, weights) = x, given(data, x, weights)
    label_from(data, name, x, kwargs)
    one_of("orientation", orientation, ("horizontal", "vertical"))
    if "drawstyle" in kwargs or "ds" in kwargs:
        raise TypeError("Cannot pass 'drawstyle' or 'ds' to ecdf()")
    x = np.asarray(x)
    if np.isnan(x).any():
        raise ValueError("ecdf() does not support NaNs")
    order = np.argsort(x)
    x = x[order]
    if weights is None:
        shares = (1 + np.arange(len(x))) / len(x)
    else:
        weights = np.take(weights, order)
        shares = np.cumsum(weights / np.sum(weights))
    if compress:
        starts = np.concatenate([[0], (x[:-1] != x[1:]).nonzero()[0] + 1])
        x, shares = x[starts], shares[starts]
    if complementary:
        values, shares, drawn = np.append(x, x[-1]), np.concatenate([[1.0], 1 - shares]), ("steps-pre", "steps-post")
    else:
        values, shares, drawn = np.insert(x, 0, x[0]), np.concatenate([[0.0], shares]), ("steps-post", "steps-pre")
    if orientation == "vertical":
        (line,) = self.plot(values, shares, drawstyle=drawn[0], **kwargs)
        line.sticky_edges.y[:] = [0, 1]
    else:
        (line,) = self.plot(shares, values, drawstyle=drawn[1], **kwargs)
        line.sticky_edges.x[:] = [0, 1]
    return line


def hist2d(self, x, y, bins=10, range=None, density=False, weights=None, cmin=None, cmax=None, *, data=None, **kwargs):
    """Counts pairs into boxes and draws them as a mesh; returns (counts, x edges, y edges, mesh)."""
    x, y, weights = given(data, x, y, weights)
    counts, x_edges, y_edges = np.histogram2d(x, y, bins=bins, range=range, density=density, weights=weights)
    if cmin is not None:
        counts[counts < cmin] = np.nan
    if cmax is not None:
        counts[counts > cmax] = np.nan
    mesh = self.pcolormesh(x_edges, y_edges, counts.T, **kwargs)
    self.set_xlim(x_edges[0], x_edges[-1])
    self.set_ylim(y_edges[0], y_edges[-1])
    return counts, x_edges, y_edges, mesh
