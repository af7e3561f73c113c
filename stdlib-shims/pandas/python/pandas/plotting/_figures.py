"""Figures with several axes: how many rows and columns, and which of their labels are shown."""

import warnings

import numpy as np

from pandas.plotting._words import is_list_like


def grid_shape(n_plots, layout=None, layout_type="box"):
    """Rows and columns for so many plots."""
    if layout is not None:
        return _given_shape(n_plots, layout)
    if layout_type == "single":
        return 1, 1
    if layout_type == "horizontal":
        return 1, n_plots
    if layout_type == "vertical":
        return n_plots, 1
    if n_plots in (1, 2):
        return 1, n_plots
    side = int(np.ceil(np.sqrt(n_plots)))
    if n_plots > 4 and (side - 1) * side >= n_plots:
        return side, side - 1
    return side, side


def _given_shape(n_plots, layout):
    if not isinstance(layout, (tuple, list)) or len(layout) != 2:
        raise ValueError("Layout must be a tuple of (rows, columns)")
    rows, columns = layout
    if rows == -1 and columns > 0:
        rows = -(-n_plots // columns)
    elif columns == -1 and rows > 0:
        columns = -(-n_plots // rows)
    elif rows <= 0 and columns <= 0:
        raise ValueError("At least one dimension of layout must be positive")
    if rows * columns < n_plots:
        raise ValueError(f"Layout of {rows}x{columns} must be larger than required size {n_plots}")
    return rows, columns


def flat(axes):
    """Axes, a list or an array of them, as a flat array."""
    if isinstance(axes, np.ndarray):
        return axes.ravel()
    if is_list_like(axes):
        result = np.empty(len(axes), dtype=object)
        for i, one in enumerate(axes):
            result[i] = one
        return result
    result = np.empty(1, dtype=object)
    result[0] = axes
    return result


def subplots(n_axes, sharex=False, sharey=False, squeeze=True, ax=None, layout=None, layout_type="box", figsize=None):
    """A figure and its axes in an array; `ax` may hold axes to draw into."""
    from matplotlib import pyplot as plt

    if ax is None:
        figure = plt.figure(figsize=figsize)
    elif is_list_like(ax):
        return _given_axes(n_axes, sharex, sharey, squeeze, ax, layout)
    else:
        figure = ax.get_figure()
        if n_axes == 1:
            return figure, ax if squeeze else flat(ax)
        _warn("To output multiple subplots, the figure containing the passed axes is being cleared.")
        figure.clear()
    rows, columns = grid_shape(n_axes, layout, layout_type)
    axes = np.empty(rows * columns, dtype=object)
    first = axes[0] = figure.add_subplot(rows, columns, 1)
    for i in range(1, len(axes)):
        shared = i < n_axes
        axes[i] = figure.add_subplot(
            rows, columns, i + 1, sharex=first if sharex and shared else None, sharey=first if sharey and shared else None
        )
    for unused in axes[n_axes:]:
        unused.set_visible(False)
    hide_inner_labels(axes, rows, columns, sharex, sharey)
    if not squeeze:
        return figure, axes.reshape(rows, columns)
    return figure, first if len(axes) == 1 else axes.reshape(rows, columns).squeeze()


def _given_axes(n_axes, sharex, sharey, squeeze, ax, layout):
    ax = flat(ax) if squeeze else np.asarray(ax, dtype=object)
    if layout is not None:
        _warn("When passing multiple axes, layout keyword is ignored.")
    if sharex or sharey:
        _warn(
            "When passing multiple axes, sharex and sharey are ignored. These settings must be specified when creating axes."
        )
    if ax.size != n_axes:
        raise ValueError(f"The number of passed axes must be {n_axes}, the same as the output plot")
    return ax.flat[0].get_figure(), ax


def _warn(message):
    warnings.warn(message, UserWarning, stacklevel=2)


def hide_inner_labels(axes, rows, columns, sharex, sharey):
    """Of axes that share a scale, only the outer ones show its labels."""
    if len(axes) < 2:
        return
    places = {}
    for one in axes:
        spec = one.get_subplotspec()
        if spec is not None:
            places[one] = spec.rowspan.start, spec.colspan.start
    if rows > 1:
        shown = {place for one, place in places.items() if one.get_visible()}
        for one, (row, column) in places.items():
            if (row + 1, column) in shown and (sharex or _shared_elsewhere(one, "x", axes)):
                _hide_labels(one.xaxis)
    if columns > 1:
        for one, (_, column) in places.items():
            if column and (sharey or _shared_elsewhere(one, "y", axes)):
                _hide_labels(one.yaxis)


def _shared_elsewhere(ax, letter, axes):
    """Whether a script made this axes share its scale with others of its figure."""
    group = (ax.get_shared_x_axes if letter == "x" else ax.get_shared_y_axes)().get_siblings(ax)
    if len(group) < 2:
        return False
    place = ax.get_position().bounds
    return any(other is not ax and other.get_position().bounds != place for other in group)


def _hide_labels(axis):
    from matplotlib import ticker

    for label in axis.get_majorticklabels():
        label.set_visible(False)
    # Without a locator of its own the minor axis would show its labels again.
    if isinstance(axis.get_minor_locator(), ticker.NullLocator):
        axis.set_minor_locator(ticker.AutoLocator())
    if isinstance(axis.get_minor_formatter(), ticker.NullFormatter):
        axis.set_minor_formatter(ticker.FormatStrFormatter(""))
    for label in axis.get_minorticklabels():
        label.set_visible(False)
    axis.get_label().set_visible(False)


def set_label_looks(axis, rot=None, fontsize=None):
    """Turns and sizes the tick labels of an axis."""
    if rot is None and fontsize is None:
        return
    for label in axis.get_majorticklabels() + axis.get_minorticklabels():
        if rot is not None:
            label.set_rotation(rot)
        if fontsize is not None:
            label.set_fontsize(fontsize)


def set_tick_looks(axes, xlabelsize=None, xrot=None, ylabelsize=None, yrot=None):
    """Turns and sizes the tick labels of several axes."""
    for ax in flat(axes):
        for labels, size, turn in ((ax.get_xticklabels, xlabelsize, xrot), (ax.get_yticklabels, ylabelsize, yrot)):
            if size is None and turn is None:
                continue
            for label in labels():
                if size is not None:
                    label.set_fontsize(size)
                if turn is not None:
                    label.set_rotation(turn)


def adjust(figure, **margins):
    """Moves the axes apart, unless a layout engine does it."""
    if not figure.get_constrained_layout():
        figure.subplots_adjust(**margins)
