"""replace: scalars, lists, dicts, nested dicts and regular expressions."""

import re

import numpy as np

import _frame

from pandas.core import classes, common
from pandas.core.common import is_list_like, no_default
from pandas.core.filling import settled


def pairs_of(to_replace, value):
    """(what, with what) as two lists, for one column."""
    if isinstance(to_replace, classes.Series):
        to_replace = to_replace.to_dict()
    if isinstance(to_replace, dict):
        if value is not no_default and value is not None and not to_replace:
            return [], []
        if value is not no_default:
            raise ValueError("Series.replace cannot specify both a dict-like 'to_replace' and a 'value'")
        return list(to_replace.keys()), list(to_replace.values())
    if is_list_like(to_replace):
        what = list(to_replace)
        if is_list_like(value):
            new = list(value)
            if len(new) != len(what):
                raise ValueError(
                    f"Replacement lists must match in length. Expecting {len(what)} got {len(new)} "
                )
            return what, new
        return what, [value] * len(what)
    return [to_replace], [value]


def _what_to_replace(to_replace, value, regex):
    """What is replaced, and whether it is a pattern: patterns may be given by themselves."""
    if to_replace is not None or value is no_default and isinstance(regex, bool):
        return to_replace, regex
    if isinstance(regex, bool):
        raise TypeError(
            "'regex' must be a string or a compiled regular expression or a list or dict of strings or regular "
            f"expressions, you passed a '{type(regex).__name__}'"
        )
    return regex, True


def replaced_series(column, to_replace, value, regex, method=no_default):
    """replace of a Series."""
    to_replace, regex = _what_to_replace(to_replace, value, regex)
    if isinstance(to_replace, dict) and any(isinstance(new, dict) for new in to_replace.values()):
        raise TypeError("If a nested mapping is passed, all values of the top level mapping must be mappings")
    if value is no_default and not isinstance(to_replace, (dict, classes.Series)):
        # Without a value the one before is taken, an old habit of pandas.
        if regex or to_replace is None:
            raise ValueError(
                "Series.replace must specify either 'value', a dict-like 'to_replace', or dict-like 'regex'."
            )
        what = list(to_replace) if is_list_like(to_replace) else [to_replace]
        return _neighbours(column, column.isin(common.as_column(what)), method)
    what, new = pairs_of(to_replace, value)
    return replace_pairs(column, what, new, regex)


def _neighbours(column, gone, method):
    """The values with the one before, or after, in place of those that are gone."""
    if method not in (no_default, None, "pad", "ffill", "bfill", "backfill"):
        raise ValueError(
            f"Invalid fill method. Expecting pad (ffill) or backfill (bfill). Got {method}"
        )
    if not gone.reduce("any"):
        return column.share()
    backward = method in ("bfill", "backfill")
    rows, gone = np.arange(len(column)), gone.to_numpy()
    if backward:
        found = np.minimum.accumulate(np.where(gone, len(rows) - 1, rows)[::-1])[::-1]
    else:
        found = np.maximum.accumulate(np.where(gone, 0, rows))
    return column.take(_frame.column(found))


def replace_pairs(column, what, new, regex=False):
    """A column with each of `what` replaced by its partner in `new`."""
    if not what:
        return column.share()
    if regex:
        return _replace_patterns(column, what, new)
    kind = column.kind
    if kind == "category":
        return _replace_in_categories(column, what, new)
    chosen = [(old, to) for old, to in zip(what, new) if _can_occur(kind, old)]
    if not chosen:
        return column.share()
    olds, news = [old for old, _ in chosen], [to for _, to in chosen]
    present = column.isin(_candidates(olds, column))
    if not present.reduce("any") and not any(common.is_missing(old) for old in olds):
        return column.share()
    if kind in ("int", "uint", "float", "bool") and any(to is None for to in news):
        # None stays None, which only a column of objects can hold.
        pairs = dict(zip(olds, news))
        return _frame.objects([pairs.get(value, value) for value in column.tolist()])
    result = column.replace_values(olds, news)
    if result.kind == "objects" and kind in ("text", "objects"):
        result = settled(result)
    return result


def _candidates(olds, column):
    return common.as_column(olds)


def _can_occur(kind, value):
    """Whether a column of some kind can hold a value at all."""
    if common.is_missing(value):
        return kind not in ("int", "uint", "bool") and not (value is None and kind == "float")
    if kind in ("int", "uint", "float"):
        return isinstance(value, (int, float)) and not common.is_bool(value) or common.is_integer(value) or (
            hasattr(value, "dtype") and value.dtype.kind in "iuf"
        )
    if kind == "bool":
        return common.is_bool(value)
    if kind == "text":
        return isinstance(value, str)
    return True


def _replace_in_categories(column, what, new):
    categories = column.categories
    plain = column.cast(categories.dtype)
    replaced = replace_pairs(plain, what, new)
    kept = replace_pairs(categories, what, new).unique()
    return _frame.from_codes(kept.lookup(replaced), kept, column.ordered)


def _replace_patterns(column, what, new):
    if column.kind not in ("text", "objects", "masked") or (column.kind == "masked" and column.dtype != "string"):
        return column.share()
    patterns = [(re.compile(old) if isinstance(old, str) else old, to) for old, to in zip(what, new)]

    def change(text):
        for pattern, to in patterns:
            if not isinstance(text, str):
                return text
            if hasattr(pattern, "search"):
                if pattern.search(text) is None:
                    continue
                text = pattern.sub(to, text) if isinstance(to, str) else to
            elif text == pattern:
                text = to
        return text

    if column.kind == "objects":
        return settled(_frame.objects([change(text) for text in column.tolist()]))
    uniques = column.unique()
    changed = [change(text) for text in uniques.tolist()]
    positions = uniques.lookup(column)
    result = _frame.column(changed, column.dtype if column.kind == "masked" else None)
    return result.take(positions, True)


def replaced_frame(frame, to_replace, value, regex, method=no_default):
    """The columns of a DataFrame after replace."""
    to_replace, regex = _what_to_replace(to_replace, value, regex)
    labels = frame._columns.tolist()
    if isinstance(to_replace, classes.Series):
        to_replace = to_replace.to_dict()
    if isinstance(to_replace, dict):
        nested = [isinstance(item, dict) for item in to_replace.values()]
        if value is no_default:
            if nested and all(nested):
                return [
                    replace_pairs(column, list(to_replace[label]), list(to_replace[label].values()), regex)
                    if label in to_replace else column.share()
                    for label, column in zip(labels, frame._cols)
                ]  # fmt: skip
            if any(nested):
                raise TypeError("If a nested mapping is passed, all values of the top level mapping must be mappings")
            what, new = list(to_replace.keys()), list(to_replace.values())
            return [replace_pairs(column, what, new, regex) for column in frame._cols]
        # {column: what} with one value, or a value per column.
        cols = []
        for label, column in zip(labels, frame._cols):
            if label in to_replace and (not isinstance(value, dict) or label in value):
                what, new = pairs_of(to_replace[label], value[label] if isinstance(value, dict) else value)
                cols.append(replace_pairs(column, what, new, regex))
            else:
                cols.append(column.share())
        return cols
    if isinstance(value, dict):
        return [
            replace_pairs(column, *pairs_of(to_replace, value[label]), regex) if label in value else column.share()
            for label, column in zip(labels, frame._cols)
        ]
    return [replaced_series(column, to_replace, value, regex, method) for column in frame._cols]
