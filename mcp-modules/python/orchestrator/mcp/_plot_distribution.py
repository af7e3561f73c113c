"""`plot_distribution`: how the values of a column are distributed."""

import json
import operator

import _kit_viz

import numpy as np

from orchestrator.mcp._columns import held, kind_of
from orchestrator.mcp._errors import shown
from orchestrator.mcp._picture import Look, words
from orchestrator.mcp._plot_columns import categories_of, column_of, columns_of, groups_of, left_out_of_log, raw, table_of

__all__ = ["plot_distribution"]

_MOST_PANELS = 24
_MOST_GROUPS = 8
_MOST_BINS = 10_000


def plot_distribution(df, column=None, bins=30, *, by=None, smooth=False, top=20, log_x=False, log_y=False, **look):
    """Draws how the values of a column are distributed; writes reports/distribution_<column>.png and returns that path.

    column: a name, or a list of names for a picture with a panel each; all columns when not given. Numbers and dates
        are counted in bins, anything else by value.
    bins: how many at most, or "auto". A small range of whole numbers gets a bar for each.
    by: a column whose values are compared: up to three in one panel, in colours, more in a panel each;
        beyond eight the rarest are one group.
    smooth: adds a smoothed line, for each group too.
    top: categories that get a bar of their own; the rest are one bar, broken where it would dwarf the others.
    log_x, log_y: logarithmic axes for the values (with bins to match) and for the number of rows.

    The keywords all plots share are described in the module: title, theme, output, format, width, height, scale ...

    >>> plot_distribution(pd.DataFrame({"revenue": [12.5, 14.0, 9.5, 11.0]}), "revenue", bins=10)
    'reports/distribution_revenue.png'
    """
    look = Look("plot_distribution", look)
    df = table_of(df, "plot_distribution")
    names = columns_of(df, column, _MOST_PANELS)
    bins = _bins(bins)
    top = _count("top", top)
    groups = None if by is None else groups_of(column_of(df, by), _MOST_GROUPS)
    options = {
        "bins": bins, "smooth": bool(smooth), "log_x": bool(log_x), "log_y": bool(log_y),
        "by": None if by is None else words(by), "one_panel": len(names) > 1,
    }
    drawings, told = [], []
    for name in names:
        values = column_of(df, name)
        kind = kind_of(values)
        if log_x and kind != "numeric":
            raise ValueError(f"log_x needs numbers, column {name!r} holds {'dates' if kind == 'datetime' else 'categories'}")
        if kind in ("numeric", "datetime"):
            drawing, remark = _numbers(values, name, groups, options)
        else:
            drawing, remark = _categories(values, name, top, groups, options)
        drawings.append(drawing)
        if remark:
            told.append(remark if len(names) == 1 else f"{words(name)}: {remark}")
    parts = ["distribution", *names[:4]] + (["by", by] if by is not None else [])
    title = f"Distribution of {', '.join(words(name) for name in names[:4])}{', ...' if len(names) > 4 else ''}" if len(names) > 1 else None
    return look.save(parts, drawings, title=title, remarks=told, legend=None if by is None else words(by))


def _numbers(column, name, groups, options):
    values, is_time = (held(column), False) if groups is None else (None, False)
    if values is None:
        values, is_time = raw(column, name)
    finite, missing, infinite, low, high = _kit_viz.tally([values], is_time)
    if not finite:
        left = f"all {infinite:,} are infinite" if infinite and not missing else f"all {missing + infinite:,} are missing"
        raise ValueError(f"column {name!r} has no values to draw: {left}")
    if high - low > 1e300:
        raise ValueError(f"column {name!r} reaches from {low:g} to {high:g}, too far for bins")
    label = words(name)
    if groups is None:
        labels, arrays, ends = [label], [values], [low, high]
    else:
        labels, arrays = zip(*[(group, values[rows]) for group, rows in groups])
        ends = None
    remarks = []
    if options["log_x"] and low <= 0:
        if high <= 0:
            raise ValueError(f"log_x needs values above 0, column {name!r} has none")
        remarks.append(left_out_of_log(int((column <= 0).sum())))
    drawing = _kit_viz.histogram(label, list(labels), list(arrays), is_time, json.dumps({**options, "ends": ends}))
    if missing:
        remarks.append(f"{missing:,} of {len(column):,} values missing")
    if infinite:
        remarks.append(f"{infinite:,} infinite ones left out")
    return drawing, ", ".join(remarks)


def _categories(column, name, top, groups, options):
    codes, values = categories_of(column)
    if not values:
        raise ValueError(f"column {name!r} has no values to draw: all {len(codes):,} are missing")
    label, names = words(name), [words(value) for value in values]
    counts = np.bincount(codes[codes >= 0], minlength=len(values))
    if groups is None:
        drawing = _kit_viz.counts(label, names, counts.astype(float), top, options["log_y"])
    else:
        order = np.argsort(-counts, kind="stable").tolist()
        kept, rest = order[:top], order[top:]
        shown_names = [names[at] for at in kept] + ([f"other ({len(rest)})"] if rest else [])
        arrays = []
        for _, rows in groups:
            within = np.bincount(codes[rows & (codes >= 0)], minlength=len(values))
            arrays.append(np.append(within[kept], within[rest].sum() if rest else [])[: len(shown_names)].astype(float))
        labels = [group for group, _ in groups]
        title = f"Distribution of {label} by {options['by']}"
        if options["log_y"]:
            arrays = [np.where(counts > 0, counts, np.nan) for counts in arrays]
        chosen = {"stacked": False, "horizontal": None, "has_rest": bool(rest), "log": options["log_y"]}
        drawing = _kit_viz.bars([title, label, "rows"], shown_names, labels, arrays, json.dumps(chosen))
    missing = int((codes < 0).sum())
    return drawing, f"{missing:,} of {len(codes):,} values missing" if missing else ""


def _bins(bins):
    if bins is None or bins == "auto":
        return None
    return _count("bins", bins, _MOST_BINS)


def _count(name, value, most=1000):
    try:
        count = operator.index(value)
    except TypeError:
        raise TypeError(f"{name} must be a whole number, found {shown(value)}") from None
    if not 1 <= count <= most:
        raise ValueError(f"{name} must be between 1 and {most}, found {count}")
    return count
