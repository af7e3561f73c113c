"""`plot_box`, `plot_violin` and `plot_heatmap`: groups of numbers beside each other, and matrices."""

import _kit_viz

import numpy as np

import pandas as pd

from orchestrator.mcp._columns import kind_of, one
from orchestrator.mcp._errors import shown
from orchestrator.mcp._picture import Look, words
from orchestrator.mcp._plot_columns import above_zero, column_of, columns_of, groups_of, left_out_of_log, table_of, values_of
from orchestrator.mcp._relations import correlation_matrix

__all__ = ["plot_box", "plot_heatmap", "plot_violin"]

_MOST_BOXES = 40
_MOST_CELLS = 40_000
_AGGREGATES = ("sum", "mean", "median", "min", "max", "count")


def plot_box(df, column=None, *, by=None, log_y=False, **look):
    """Draws a box for each group or column: quartiles, whiskers, outliers and the mean; writes reports/box_<column>.png.

    column: a column of numbers or a list of them; every one there is when not given.
    by: a column whose values are the groups of one column.
    log_y: a logarithmic axis for the numbers, whichever way the boxes lie.

    >>> plot_box({"city": ["Rome", "Oslo", "Rome", "Oslo"], "hours": [3.0, 5.5, 4.0, 6.0]}, "hours", by="city")
    'reports/box_hours_by_city.png'
    """
    return _boxes("box", df, column, by, log_y, look)


def plot_violin(df, column=None, *, by=None, log_y=False, **look):
    """As `plot_box`, with the shape of each distribution; writes reports/violin_<column>.png."""
    return _boxes("violin", df, column, by, log_y, look)


def plot_heatmap(df, columns=None, *, index=None, values=None, aggregate="mean", kind="auto", method="pearson", **look):
    """Draws a matrix as coloured cells; writes reports/heatmap_<values>.png or reports/correlation.png.

    Without more, the correlation of the numeric columns (or of those in `columns`) by `method`: "pearson", "spearman"
    or "kendall". With `index`, `columns` and `values`, which are names of columns, a pivot of the table: the `aggregate`
    of `values` for each pair, or the number of rows without `values`. A table that is such a matrix already, from
    `pivot_table`, `crosstab` or `corr`, is drawn as it is.

    kind: "correlation" or "values" where the guess is wrong.

    >>> plot_heatmap({"day": ["Mon", "Tue"], "hour": [8, 9], "visits": [12, 30]}, "hour", index="day", values="visits")
    'reports/heatmap_visits.png'
    """
    look = Look("plot_heatmap", look)
    if kind not in ("auto", "correlation", "values"):
        raise ValueError(f"kind must be 'auto', 'correlation' or 'values', found {shown(kind)}")
    df = table_of(df, "plot_heatmap")
    if index is not None:
        return _pivot(df, index, columns, values, aggregate, look)
    if values is not None:
        raise ValueError("values needs index and columns, the names of the two sides")
    same = df.shape[0] == df.shape[1] and list(df.index) == list(df.columns)
    if kind == "values" or kind == "auto" and (same or df.columns.name is not None):
        matrix = df if columns is None else df[columns_of(df, columns, 200)]
        cells = _cells(matrix)
        in_range = same and bool((np.abs(cells[np.isfinite(cells)]) <= 1 + 1e-9).all())
        if in_range and columns is None:
            return _correlation(matrix, look)
        return _matrix(matrix, cells, "heatmap", "values", look)
    wanted = None if columns is None else columns_of(df, columns, 100)
    numeric = [name for name in wanted or df.columns if kind_of(column_of(df, name)) in ("numeric", "boolean")]
    refused = [name for name in wanted or () if name not in numeric]
    if refused:
        raise TypeError(f"column {refused[0]!r} holds no numbers ({one(df, refused[0]).dtype})")
    if len(numeric) < 2:
        raise ValueError(f"a correlation needs two columns of numbers, found {len(numeric)}")
    return _correlation(correlation_matrix(df[numeric], method=method), look)


def _boxes(kind, df, column, by, log_y, look):
    look = Look(f"plot_{kind}", look)
    df = table_of(df, f"plot_{kind}")
    if column is None:
        column = [name for name in df.columns if name != by and kind_of(column_of(df, name)) == "numeric"]
        if not column:
            raise ValueError("the table has no column of numbers to draw")
    names = columns_of(df, column, _MOST_BOXES)
    if by is not None and len(names) > 1:
        raise ValueError("by splits one column, found several")
    series = [(words(name), values_of(df, name)) for name in names]
    for name, values in zip(names, (values for _, values in series)):
        if not np.isfinite(values).any():
            raise ValueError(f"column {name!r} has no values to draw: all {len(values):,} are missing or infinite")
    left_out = sum(int((~np.isfinite(values)).sum()) for _, values in series)
    below = 0
    if log_y:
        drawn, below = above_zero([values for _, values in series], names[0], "log_y")
        series = [(name, values) for (name, _), values in zip(series, drawn)]
    label = series[0][0] if len(series) == 1 else ""
    title = label or ", ".join(name for name, _ in series[:4])
    parts = [kind, *names[:4]]
    if by is not None:
        values = series[0][1]
        groups = groups_of(column_of(df, by), _MOST_BOXES)
        series = [(name, values[rows]) for name, rows in groups if np.isfinite(values[rows]).any()]
        title, parts = f"{title} by {words(by)}", [*parts, "by", by]
    told = [title, "column" if by is None else words(by), label or "value"]
    drawing = _kit_viz.boxes(told, [name for name, _ in series], [values for _, values in series], kind == "violin", bool(log_y))
    return look.save(parts, [drawing], remarks=[f"{left_out:,} missing or infinite values left out" if left_out else "", left_out_of_log(below)])


def _pivot(df, index, columns, values, aggregate, look):
    if columns is None:
        raise ValueError("index needs columns, the name of the other side")
    if aggregate not in _AGGREGATES:
        raise ValueError(f"aggregate must be one of {', '.join(_AGGREGATES)}, found {shown(aggregate)}")
    sides = [column_of(df, index), column_of(df, columns)]
    for side in sides:
        if side.nunique() > 200:
            raise ValueError(f"column {side.name!r} has {side.nunique():,} different values; a heat map shows at most 200")
    if values is None:
        matrix = pd.crosstab(*sides)
        return _matrix(matrix, _cells(matrix), f"heatmap_{words(index)}_{words(columns)}", "rows", look)
    numbers = pd.DataFrame({"row": sides[0], "column": sides[1], "value": values_of(df, values)})
    matrix = numbers.pivot_table(index="row", columns="column", values="value", aggfunc=aggregate)
    matrix.index.name, matrix.columns.name = words(index), words(columns)
    return _matrix(matrix, _cells(matrix), f"heatmap_{words(values)}", f"{aggregate} of {words(values)}", look)


def _cells(matrix):
    if matrix.shape[0] * matrix.shape[1] > _MOST_CELLS:
        raise ValueError(f"a heat map shows at most {_MOST_CELLS:,} cells, found {matrix.shape[0]:,} x {matrix.shape[1]:,}")
    return np.ascontiguousarray(np.column_stack([values_of(matrix, name) for name in matrix.columns]))


def _matrix(matrix, cells, name, label, look):
    if not np.isfinite(cells).any():
        raise ValueError("the matrix has no values to draw")
    named = matrix.columns.name is not None and matrix.index.name is not None
    sides = [words(side.name) if side.name is not None else other for side, other in ((matrix.columns, "column"), (matrix.index, "row"))]
    title = f"{label[:1].upper() + label[1:]}{' by ' + ' and '.join(reversed(sides)) if named else ''}"
    names = [[words(one) for one in side] for side in (matrix.index, matrix.columns)]
    drawing = _kit_viz.heat([title, *sides, label], *names, cells.ravel(), False)
    return look.save([name], [drawing])


def _correlation(matrix, look):
    names = [words(name) for name in matrix.columns]
    drawing = _kit_viz.heat(["Correlation of columns", "", "", ""], names, names, _cells(matrix).ravel(), True)
    return look.save(["correlation"], [drawing])
