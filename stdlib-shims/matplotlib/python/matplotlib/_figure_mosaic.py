"""Axes laid out like a drawing: what `subplot_mosaic` does."""

import numpy as np


def build(figure, mosaic, sharex, sharey, empty_sentinel, subplot_kw, per_subplot_kw, gridspec_kw):
    """Add the axes of a mosaic to a figure, and give them by their labels."""
    for name, value in (("sharex", sharex), ("sharey", sharey)):
        if not isinstance(value, bool):
            raise TypeError(f"{name!r} must be an instance of bool, not a {type(value).__name__}")
    per_subplot_kw = per_subplot_kw or {}
    if isinstance(mosaic, str):
        mosaic = _rows_of_text(mosaic)
        per_subplot_kw = {tuple(labels): options for labels, options in per_subplot_kw.items()}
    layout = _Layout(figure, empty_sentinel, subplot_kw or {}, _by_label(per_subplot_kw))
    grid = _as_grid(mosaic)
    rows, cols = grid.shape
    axes = layout.place(figure.add_gridspec(rows, cols, **gridspec_kw), grid)
    leader = next(iter(axes.values()), None)
    for ax in axes.values():
        if sharex:
            ax.sharex(leader)
            ax._label_outer_xaxis(skip_non_rectangular_axes=True)
        if sharey:
            ax.sharey(leader)
            ax._label_outer_yaxis(skip_non_rectangular_axes=True)
    extra = set(layout.per_subplot_kw) - set(axes)
    if extra:
        raise ValueError(f"The keys {extra} are in *per_subplot_kw* but not in the mosaic.")
    return axes


class _Layout:
    """Places labels of a grid as axes, and lists inside it as grids of their own."""

    def __init__(self, figure, empty, subplot_kw, per_subplot_kw):
        self.figure = figure
        self.empty = empty
        self.subplot_kw = subplot_kw
        self.per_subplot_kw = per_subplot_kw

    def place(self, gridspec, grid):
        """The axes of one grid and of those inside it, by label, in the order of their first cells."""
        labels, nested = self._labels_and_nested(grid)
        things = {}
        for label, cells in labels.items():
            rows, cols = [row for row, _ in cells], [col for _, col in cells]
            row, last_row, col, last_col = min(rows), max(rows) + 1, min(cols), max(cols) + 1
            if len(cells) != (last_row - row) * (last_col - col):
                raise ValueError(
                    f"While trying to layout\n{grid!r}\nwe found that the label {label!r} specifies a "
                    "non-rectangular or non-contiguous area."
                )
            things[row, col] = (label, (slice(row, last_row), slice(col, last_col)))
        axes = {}
        for place in sorted([*things, *nested]):
            if place in things:
                label, cells = things[place]
                options = {"label": str(label), **self.subplot_kw, **self.per_subplot_kw.get(label, {})}
                axes[label] = self.figure.add_subplot(gridspec[cells], **options)
                continue
            inner = nested[place]
            rows, cols = inner.shape
            found = self.place(gridspec[place].subgridspec(rows, cols), inner)
            overlap = set(axes) & set(found)
            if overlap:
                raise ValueError(
                    f"There are duplicate keys {overlap} between the outer layout\n{grid!r}\nand the nested layout\n"
                    f"{inner}"
                )
            axes.update(found)
        return axes

    def _labels_and_nested(self, grid):
        """Cells of each label, and grids inside cells."""
        labels, nested = {}, {}
        rows, cols = grid.shape
        for row in range(rows):
            for col in range(cols):
                value = grid[row, col]
                if isinstance(value, (list, np.ndarray)):
                    nested[row, col] = _as_grid(value)
                elif value != self.empty:
                    labels.setdefault(value, []).append((row, col))
        return labels, nested


def _rows_of_text(text):
    """Letters of a drawing by rows: lines, or parts between semicolons."""
    if "\n" not in text:
        return [list(row) for row in text.split(";")]
    lines = text.expandtabs().split("\n")
    lines[0] = lines[0].lstrip()
    margin = min((len(line) - len(line.lstrip()) for line in lines[1:] if line.strip()), default=0)
    lines = [lines[0], *(line[margin:] for line in lines[1:])]
    return [list(line.rstrip()) for line in "\n".join(lines).strip("\n").split("\n")]


def _as_grid(mosaic):
    """Lists as an array of labels; rows must have the same length."""
    first, *rest = mosaic
    if isinstance(first, str):
        raise ValueError("List mosaic specification must be 2D")
    for place, row in enumerate(rest, start=1):
        if isinstance(row, str):
            raise ValueError("List mosaic specification must be 2D")
        if len(first) != len(row):
            raise ValueError(
                "All of the rows must be the same length, however "
                f"the first row ({first!r}) has length {len(first)} and row {place} ({row!r}) has length {len(row)}."
            )
    grid = np.empty((len(mosaic), len(first)), dtype=object)
    for row, values in enumerate(mosaic):
        for col, value in enumerate(values):
            grid[row, col] = value
    return grid


def _by_label(per_subplot_kw):
    """Options of single labels, from options of labels and of tuples of labels."""
    single = {}
    for labels, options in per_subplot_kw.items():
        for label in labels if isinstance(labels, tuple) else (labels,):
            if label in single:
                raise ValueError(f"The key {label!r} appears multiple times.")
            single[label] = options
    return single
