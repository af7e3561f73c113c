"""Handles and labels that explain the colours or sizes of a scatter plot."""

import numpy as np

from . import rcParams
from .lines import Line2D


def elements(collection, prop, num, fmt, func, kwargs):
    """(handles, labels) for `PathCollection.legend_elements`."""
    from . import ticker
    if prop == "colors":
        if collection.get_array() is None:
            import warnings
            warnings.warn("Collection without array used. Make sure to specify the values to be colormapped via the `c` argument.",
                          stacklevel=3)
            return [], []
        known = np.unique(collection.get_array())
        size = kwargs.pop("size", _default("lines.markersize"))
    elif prop == "sizes":
        known = np.unique(collection.get_sizes())
        colour = kwargs.pop("color", "k")
    else:
        raise ValueError(f"Valid values for `prop` are 'colors' or 'sizes'. You supplied '{prop}' instead.")
    if fmt is None:
        fmt = ticker.ScalarFormatter(useOffset=False, useMathText=True)
    elif isinstance(fmt, str):
        fmt = ticker.StrMethodFormatter(fmt)
    fmt.create_dummy_axis()
    if num == "auto":
        num = 9
        if len(known) <= num:
            num = None
    shown = func(known)
    if num is None:
        values, shown_values = known, shown
    else:
        values, shown_values = _chosen(collection, prop, num, func, known, shown, ticker)
    fmt.axis.set_view_interval(shown_values.min(), shown_values.max())
    fmt.axis.set_data_interval(shown_values.min(), shown_values.max())
    fmt.set_locs(shown_values)
    handles, labels = [], []
    common = {"markeredgewidth": collection.get_linewidths()[0], "alpha": collection.get_alpha(), **kwargs}
    for value, label in zip(values, shown_values):
        if prop == "colors":
            colour = collection.cmap(collection.norm(value))
        else:
            size = np.sqrt(value)
            if np.isclose(size, 0.0):
                continue
        handle = Line2D([0], [0], ls="", color=colour, ms=size, marker=collection.get_paths()[0], **common)
        handles.append(handle)
        if hasattr(fmt, "set_locs"):
            fmt.set_locs(shown_values)
        labels.append(fmt(label))
    return handles, labels


def _default(name):
    return rcParams[name]


def _chosen(collection, prop, num, func, known, shown, ticker):
    """Round values to explain, and the same values as they are labelled."""
    low, high = shown.min(), shown.max()
    exact = False
    if isinstance(num, ticker.Locator):
        locator = num
    elif np.iterable(num):
        locator = ticker.FixedLocator(num)
        exact = True
    else:
        num = int(num)
        locator = ticker.MaxNLocator(nbins=num, min_n_ticks=num - 1, steps=[1, 2, 2.5, 3, 5, 6, 8, 10])
    labels = np.asarray(locator.tick_values(low, high))
    if not exact:
        labels = labels[(labels >= low) & (labels <= high)]
    grid = np.linspace(known.min(), known.max(), 256)
    values = np.interp(labels, func(grid), grid) if not exact else labels
    return values, labels
