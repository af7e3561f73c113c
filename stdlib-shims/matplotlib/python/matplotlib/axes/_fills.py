"""Filled areas: polygons, areas between curves, stacks of areas."""

import numpy as np
from matplotlib import cbook
from matplotlib.axes._arguments import cycled, given, look_up_options, no_iterators, one_of


def fill(self, *args, data=None, **kwargs):
    """Draws filled polygons; returns a list of Polygon."""
    from matplotlib.lines import Line2D

    kwargs = cbook.normalize_kwargs(kwargs, Line2D)
    polygons = []
    for polygon in self._get_patches_for_fill(self, *args, data=data, **kwargs):
        self.add_patch(polygon)
        polygons.append(polygon)
    self._request_autoscale_view()
    return polygons


def _numbers(values):
    """Numbers kept as objects, as nullable columns give them, are floats."""
    values = np.asarray(values)
    return values.astype(float) if values.dtype.kind == "O" else values


def _fill_between(self, direction, along, first, second, where, interpolate, step, kwargs):
    from matplotlib.collections import Collection, FillBetweenPolyCollection

    no_iterators(along, first, second)
    if step not in (None, "pre", "post", "mid"):
        raise KeyError(f"steps-{step}")
    kwargs = cbook.normalize_kwargs(kwargs, Collection)
    if "color" not in kwargs and "facecolor" not in kwargs:
        kwargs["facecolor"] = self._get_patches_for_fill.get_next_color()
    across = "y" if direction == "x" else "x"
    along, first, second = self._process_unit_info([(direction, along), (across, first), (across, second)], kwargs)
    along, first, second = (_numbers(values) for values in (along, first, second))
    area = FillBetweenPolyCollection(direction, along, first, second, where=where, interpolate=interpolate, step=step, **kwargs)
    self.add_collection(area)
    self._request_autoscale_view()
    return area


def fill_between(self, x, y1, y2=0, where=None, interpolate=False, step=None, *, data=None, **kwargs):
    """Fills the area between two curves over x."""
    x, y1, y2, where = given(data, x, y1, y2, where)
    return _fill_between(self, "x", x, y1, y2, where, interpolate, step, kwargs)


def fill_betweenx(self, y, x1, x2=0, where=None, step=None, interpolate=False, *, data=None, **kwargs):
    """Fills the area between two curves along y."""
    y, x1, x2, where = given(data, y, x1, x2, where)
    return _fill_between(self, "y", y, x1, x2, where, interpolate, step, kwargs)


def _first_line(baseline, y, stack):
    """The lower edge of the lowest area."""
    if baseline == "zero":
        return 0.0
    if baseline == "sym":
        return -np.sum(y, 0) * 0.5
    rows = y.shape[0]
    if baseline == "wiggle":
        return (y * (rows - 0.5 - np.arange(rows)[:, None])).sum(0) / -rows
    total = np.sum(y, 0)
    # Where everything is zero nothing has a share. Shares of whole numbers are cut to whole numbers, as in the original.
    share = np.zeros_like(total)
    share[total > 0] = 1.0 / total[total > 0]
    growth = np.hstack((y[:, 0:1], np.diff(y)))
    up = (total - stack + 0.5 * y) * share
    up[:, 0] = 0.5
    return np.cumsum(((up - 0.5) * growth).sum(0)) - 0.5 * total


def stackplot(self, x, *args, labels=(), colors=None, hatch=None, baseline="zero", data=None, **kwargs):
    """Draws areas on top of each other; returns a list of collections."""
    x, labels, colors, *args = given(data, x, labels, colors, *args)
    no_iterators(x, *args)
    look_up_options(data, kwargs)
    y = np.vstack([np.asarray(part) for part in args])
    one_of("baseline", baseline, ("zero", "sym", "wiggle", "weighted_wiggle"))
    labels = iter(labels)
    colours = cycled(list(colors)) if colors is not None else (self._get_lines.get_next_color() for _ in y)
    hatches = cycled([hatch] if hatch is None or isinstance(hatch, str) else list(hatch))
    stack = np.cumsum(y, axis=0, dtype=np.promote_types(y.dtype, np.float32))
    lower = _first_line(baseline, y, stack)
    if baseline != "zero":
        stack = stack + lower
    areas = []
    for number, upper in enumerate(stack):
        area = self.fill_between(
            x, lower, upper, facecolor=next(colours), hatch=next(hatches), label=next(labels, None), **kwargs
        )
        if number == 0:
            area.sticky_edges.y[:] = [0]
        areas.append(area)
        lower = upper
    return areas
