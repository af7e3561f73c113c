"""`plot_bar`: a number for each category."""

import json

import _kit_viz

import numpy as np

import pandas as pd

from orchestrator.mcp._columns import kind_of
from orchestrator.mcp._errors import shown
from orchestrator.mcp._picture import Look, words
from orchestrator.mcp._plot_columns import above_zero, axis_name, categories_of, column_of, columns_of, groups_of, left_out_of_log, table_of, values_of

__all__ = ["plot_bar"]

_MOST_SERIES = 8
_AGGREGATES = ("sum", "mean", "median", "min", "max", "count")
# What can be computed for several categories together.
_ADDABLE = ("sum", "count")


def plot_bar(
    df, x=None, y=None, *, by=None, aggregate="sum", stacked=False, horizontal=None, sort=False, top=30, log_y=False, **look
):
    """Draws a bar for each category; writes reports/bar_<y>_by_<x>.png and returns that path.

    x: the column of categories; the index when not given, as after `groupby(...).sum()`.
    y: a column of numbers or a list of them; rows are counted when only x is given.
    by: a column that splits each bar into one for each of its values, side by side or `stacked`.
    aggregate: "sum", "mean", "median", "min", "max" or "count" of the rows that share a category.
    horizontal: whether bars lie; they do when names are long or many.
    sort: the largest first. Otherwise categories stand in their own order: that of the rows, of numbers, of dates.
    top: beyond this many categories only the largest have a bar of their own, and the rest together if they can be added.
        A rest that would dwarf the others has a broken bar, and the subtitle says how large it is.
    log_y: a logarithmic axis for the numbers, whichever way the bars lie. Bars then do not start at zero.

    >>> plot_bar({"region": ["north", "south", "north"], "units": [3, 5, 2]}, "region", "units")
    'reports/bar_units_by_region.png'
    """
    look = Look("plot_bar", look)
    if aggregate not in _AGGREGATES:
        raise ValueError(f"aggregate must be one of {', '.join(_AGGREGATES)}, found {shown(aggregate)}")
    if isinstance(top, bool) or not isinstance(top, int) or not 1 <= top <= 200:
        raise ValueError(f"top must be between 1 and 200, found {shown(top)}")
    df = table_of(df, "plot_bar")
    names, aggregate = _measured(df, x, y, by, aggregate)
    over = pd.Series(df.index, name=df.index.name) if x is None else column_of(df, x)
    label = axis_name(over)
    codes, categories = _ordered(over)
    if not categories:
        raise ValueError(f"column {over.name!r} has no values to draw: all {len(codes):,} are missing")
    repeats = len(categories) < int((codes >= 0).sum())
    if names and by is not None and len(names) > 1:
        raise ValueError("by splits one column of y, found several")
    rows = [("", codes >= 0)] if by is None else [(name, flags & (codes >= 0)) for name, flags in groups_of(column_of(df, by), _MOST_SERIES)]
    series = []
    for name in names or [None]:
        values = np.ones(len(df)) if name is None else values_of(df, name)
        for group, flags in rows:
            series.append((group or words(name or "rows"), _gathered(values[flags], codes[flags], len(categories), aggregate)))
    shown_names, series, rest = _largest([words(one) for one in categories], series, aggregate, sort, top)
    below = 0
    if log_y:
        if stacked and len(series) > 1:
            raise ValueError("stacked bars cannot have a logarithmic axis: their parts would not add up")
        drawn, below = above_zero([values for _, values in series], names[0] if names else "rows", "log_y")
        series = [(name, values) for (name, _), values in zip(series, drawn)]
    what = ", ".join(words(name) for name in names[:4]) or "rows"
    gathered = f"{aggregate} of " if names and repeats else ""
    title = f"{gathered.capitalize() if names else ''}{what if names else 'Rows'}{' by ' + label if over.name is not None else ''}"
    value_label = gathered + what if len(names) < 2 else aggregate if gathered else "value"
    chosen = {
        "stacked": bool(stacked), "horizontal": None if horizontal is None else bool(horizontal),
        "has_rest": rest == "together", "log": bool(log_y),
    }
    drawing = _kit_viz.bars(
        [title, label, value_label], shown_names, [name for name, _ in series], [values for _, values in series], json.dumps(chosen)
    )
    missing = int((codes < 0).sum())
    told = [
        f"the {len(shown_names)} largest of {len(categories):,}" if rest == "left out" else "",
        f"{missing:,} row{'s' if missing > 1 else ''} without a category left out" if missing else "",
        left_out_of_log(below),
    ]
    parts = ["bar", *(names[:4] or ["rows"]), *(["by", over.name] if over.name is not None else []), *([by] if by is not None else [])]
    return look.save(parts, [drawing], remarks=told, legend=None if by is None else words(by))


def _measured(df, x, y, by, aggregate):
    """The columns whose numbers are drawn, and how rows are gathered."""
    if y is not None:
        return columns_of(df, y, _MOST_SERIES), aggregate
    if x is not None:
        return [], "count"
    names = [name for name in df.columns if name != by and kind_of(column_of(df, name)) == "numeric"]
    if not names:
        raise ValueError("the table has no column of numbers to draw")
    return columns_of(df, names, _MOST_SERIES), aggregate


def _ordered(column):
    """Codes and categories; numbers and dates in their order, text in that of the rows."""
    codes, values = categories_of(column)
    if kind_of(column) not in ("numeric", "datetime") or not values:
        return codes, values
    order = sorted(range(len(values)), key=values.__getitem__)
    places = np.empty(len(values), dtype="int64")
    places[order] = np.arange(len(values))
    return np.where(codes >= 0, places[codes], -1), [values[at] for at in order]


def _gathered(values, codes, n_categories, aggregate):
    if aggregate == "count":
        return np.bincount(codes[~np.isnan(values)], minlength=n_categories).astype(float)
    gathered = getattr(pd.Series(values).groupby(codes), aggregate)()
    found = np.full(n_categories, np.nan)
    found[gathered.index.to_numpy().astype("int64")] = gathered.to_numpy().astype(float)
    return found


def _largest(names, series, aggregate, sort, top):
    """Categories in the order asked for, and what became of the rest: "together", "left out" or None."""
    totals = np.nansum(np.vstack([np.where(np.isfinite(values), values, 0.0) for _, values in series]), axis=0)
    if len(names) <= top and not sort:
        return names, series, None
    order = np.argsort(-totals, kind="stable").tolist()
    kept, rest = order[:top], order[top:]
    shown_names = [names[at] for at in kept]
    together = bool(rest) and aggregate in _ADDABLE
    if together:
        shown_names.append(f"other ({len(rest)})")
    cut = []
    for name, values in series:
        values, others = values[kept], np.nansum(values[rest]) if together else None
        cut.append((name, np.append(values, others) if together else values))
    return shown_names, cut, "together" if together else "left out" if rest else None
