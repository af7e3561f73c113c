"""`plot_line` and `plot_scatter`: one column over another."""

import warnings

import _kit_viz

import numpy as np

import pandas as pd

from orchestrator.mcp._columns import kind_of
from orchestrator.mcp._errors import shown
from orchestrator.mcp._picture import Look, words
from orchestrator.mcp._plot_columns import above_zero, axis_name, axis_of, column_of, columns_of, groups_of, left_out_of_log, table_of, values_of

__all__ = ["plot_line", "plot_scatter"]

_MOST_LINES = 20
_AGGREGATES = ("sum", "mean", "median", "min", "max", "count")


def plot_line(df, x=None, y=None, *, by=None, aggregate=None, log_x=False, log_y=False, **look):
    """Draws columns as lines over another column or the index; writes reports/line_<y>.png and returns that path.

    x: dates, numbers or categories; the index when not given. Lines run in order of x, whatever the order of the rows.
    y: a column of numbers or a list of them; every one there is when not given.
    by: a column that splits `y` into a line for each of its values.
    aggregate: "sum", "mean", "median", "min", "max" or "count" of the rows that share an x.
    log_x, log_y: logarithmic axes, for numbers above 0.

    >>> plot_line({"month": ["2024-01", "2024-02", "2024-03"], "sales": [4, 6, 5]}, "month", "sales")
    'reports/line_sales.png'
    """
    look = Look("plot_line", look)
    if aggregate is not None and aggregate not in _AGGREGATES:
        raise ValueError(f"aggregate must be one of {', '.join(_AGGREGATES)}, found {shown(aggregate)}")
    df = table_of(df, "plot_line")
    names = _numeric(df, y, {x, by})
    over = _index(df) if x is None else column_of(df, x)
    label = axis_name(over)
    places, kind, categories = axis_of(over, label)
    places, kind, below = _on_log(places, kind, label, "log_x") if log_x else (places, kind, 0)
    series = [(words(name), values_of(df, name)) for name in names]
    lines = [(name, places, values) for name, values in series]
    if by is not None:
        if len(names) > 1:
            raise ValueError("by splits one column of y, found several")
        lines = [(group, places[rows], series[0][1][rows]) for group, rows in groups_of(column_of(df, by), _MOST_LINES)]
    ordered = [(name, *_in_order(at, values, aggregate)) for name, at, values in lines]
    if not any(len(at) and np.isfinite(values).any() for _, at, values in ordered):
        raise ValueError(f"column {names[0]!r} has no values to draw")
    what = ", ".join(name for name, _ in series[:4])
    gathered = f"{aggregate} of " if aggregate else ""
    title = f"{gathered.capitalize()}{what}{' over ' + label if over.name is not None else ''}"
    labels, at, values = (list(part) for part in zip(*ordered))
    if log_y:
        values, more = above_zero(values, names[0], "log_y")
        below += more
    value_label = gathered + series[0][0] if len(series) == 1 else aggregate or "value"
    told = [title, label, value_label, kind, "log" if log_y else "number"]
    drawing = _kit_viz.lines(told, categories, labels, at, values)
    parts = ["line", *names[:4]] + (["by", by] if by is not None else [])
    return look.save(parts, [drawing], remarks=[left_out_of_log(below)], legend=None if by is None else words(by))


def plot_scatter(df, x, y, *, by=None, color=None, trend=False, log_x=False, log_y=False, **look):
    """Draws two columns of numbers as points; writes reports/scatter_<x>_<y>.png and returns that path.

    by: a column whose values are told apart by colour; color: a column of numbers shown as a scale of colours.
    trend: adds the straight line of least squares, with its R²; on logarithmic axes it is straight there.
    log_x, log_y: logarithmic axes, for numbers above 0.

    >>> plot_scatter({"weight": [1.0, 2.0, 3.5], "price": [9.0, 14.0, 22.0]}, "weight", "price", trend=True)
    'reports/scatter_weight_price.png'
    """
    look = Look("plot_scatter", look)
    if by is not None and color is not None:
        raise ValueError("by and color both mean colours; give one of them")
    df = table_of(df, "plot_scatter")
    (across, x_kind), (up, y_kind) = _position(df, x), _position(df, y)
    missing = int((~(np.isfinite(across) & np.isfinite(up))).sum())
    across, x_kind, _ = _on_log(across, x_kind, x, "log_x") if log_x else (across, x_kind, 0)
    up, y_kind, _ = _on_log(up, y_kind, y, "log_y") if log_y else (up, y_kind, 0)
    known = np.isfinite(across) & np.isfinite(up)
    if not known.any():
        raise ValueError(f"no row has a value in both {x!r} and {y!r}")
    groups = [("", known)]
    if by is not None:
        groups = [(name, rows & known) for name, rows in groups_of(column_of(df, by), 8)]
    colours = None if color is None else values_of(df, color)[known]
    told = [f"{words(y)} over {words(x)}", words(x), words(y), "" if color is None else words(color), x_kind, y_kind]
    drawing = _kit_viz.scatter(
        told, [name for name, _ in groups],
        [across[rows] for _, rows in groups], [up[rows] for _, rows in groups], colours, bool(trend),
    )
    below = len(known) - missing - int(known.sum())
    remarks = [
        f"{missing:,} of {len(known):,} rows left out: a value is missing or infinite" if missing else "",
        f"{below:,} of {len(known):,} rows left out: a value is not above 0 on a log axis" if below else "",
    ]
    parts = ["scatter", x, y] + (["by", by] if by is not None else [])
    return look.save(parts, [drawing], remarks=remarks, legend=None if by is None else words(by))


def _position(df, name):
    column = column_of(df, name)
    values, kind, _ = axis_of(column, name)
    return (values_of(df, name), "number") if kind == "category" else (values, kind)


def _on_log(values, kind, name, option):
    """(values, "log", how many are not above 0): positions on a logarithmic axis, which only numbers can have."""
    if kind != "number":
        raise ValueError(f"{option} needs numbers, column {name!r} holds {'dates' if kind == 'time' else 'categories'}")
    (values,), below = above_zero([values], name, option)
    return values, "log", below


def _numeric(df, y, others):
    if y is None:
        names = [name for name in df.columns if name not in others and kind_of(column_of(df, name)) == "numeric"]
        if not names:
            raise ValueError("the table has no column of numbers to draw")
        return columns_of(df, names, _MOST_LINES)
    return columns_of(df, y, _MOST_LINES)


def _index(df):
    if df.index.nlevels > 1:
        raise NotImplementedError("an index of several levels as x; call reset_index() and name a column")
    return pd.Series(df.index, name=df.index.name)


def _in_order(places, values, aggregate):
    known = ~np.isnan(places)
    places, values = places[known], values[known]
    order = np.argsort(places, kind="stable")
    places, values = places[order], values[order]
    if aggregate is not None:
        gathered = getattr(pd.Series(values).groupby(places), aggregate)()
        return gathered.index.to_numpy().astype(float), gathered.to_numpy().astype(float)
    if len(places) > 1 and (places[1:] == places[:-1]).any():
        warnings.warn("several rows share an x; aggregate='sum' or 'mean' draws one value for each", stacklevel=4)
    return places, values
