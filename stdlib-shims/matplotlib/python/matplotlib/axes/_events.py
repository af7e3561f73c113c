"""Eventplot: short parallel lines at the moments of events, a row for each sequence."""

import numpy as np
from matplotlib.axes._arguments import given


def _listed(value, empty):
    values = value if np.iterable(value) and not isinstance(value, str) else [value]
    return values if len(values) else [empty]


def _as_many(values, count, name):
    if len(values) == 1 and count != 1:
        return list(values) * count
    if len(values) != count:
        raise ValueError(f"{name} and positions are unequal sized sequences")
    return values


def eventplot(
    self, positions, orientation="horizontal", lineoffsets=1, linelengths=1, linewidths=None, colors=None, alpha=None,
    linestyles="solid", *, data=None, **kwargs,
):
    """Draws lines at the given positions; returns a list of EventCollection, one for each row."""
    from matplotlib.collections import EventCollection
    from matplotlib.colors import to_rgba_array

    positions, lineoffsets, linelengths, linewidths, colors, linestyles = given(
        data, positions, lineoffsets, linelengths, linewidths, colors, linestyles
    )
    lineoffsets, linelengths = self._process_unit_info([("y", lineoffsets), ("y", linelengths)], kwargs)
    if not np.iterable(positions):
        positions = [positions]
    elif any(np.iterable(row) for row in positions):
        positions = [np.asarray(row) for row in positions]
    else:
        positions = [np.asarray(positions)]
    positions = [np.atleast_1d(row) for p in positions for row in self._process_unit_info([("x", p)], kwargs)]
    if not positions:
        return []

    colors = kwargs.pop("color", None) if colors is None else colors
    linewidths = kwargs.pop("linewidth", None) if linewidths is None else linewidths
    linestyles = kwargs.pop("linestyle") if "linestyle" in kwargs else linestyles
    count = len(positions)
    offsets, lengths = _listed(lineoffsets, None), _listed(linelengths, None)
    if len(offsets) == 1 and count != 1:
        offsets = np.arange(count) * offsets[0]
    elif len(offsets) != count:
        raise ValueError("lineoffsets and positions are unequal sized sequences")
    lengths = _as_many(lengths, count, "linelengths")
    widths = _as_many(_listed(linewidths, None), count, "linewidths")
    styles = _as_many(_listed(linestyles, None), count, "linestyles")
    alphas = _as_many(_listed(alpha, None), count, "alpha")
    if colors is None:
        colours = [None] * count
    else:
        colours = to_rgba_array(colors)
        colours = np.broadcast_to(colours, (count, 4)) if len(colours) in (0, 1) else colours
        if len(colours) != count:
            raise ValueError("colors and positions are unequal sized sequences")

    rows = []
    for row, offset, length, width, colour, opacity, style in zip(positions, offsets, lengths, widths, colours, alphas, styles):
        events = EventCollection(
            row, orientation=orientation, lineoffset=offset, linelength=length, linewidth=width, color=colour, alpha=opacity,
            linestyle=style,
        )
        self.add_collection(events, autolim=False)
        events._internal_update(kwargs)
        rows.append(events)

    seen = [row[np.isfinite(row.astype(float))] for row in positions if row.size]
    seen = [row for row in seen if row.size]
    if seen:
        first, last = min(row.min() for row in seen), max(row.max() for row in seen)
        offsets, lengths = np.asarray(offsets, dtype=float), np.asarray(lengths, dtype=float)
        low, high = (offsets - lengths).min(), (offsets + lengths).max()
        corners = [(first, low), (last, high)]
        if rows[0].get_orientation() != "horizontal":
            corners = [(low, first), (high, last)]
        self.update_datalim(corners)
        self._request_autoscale_view()
    return rows
