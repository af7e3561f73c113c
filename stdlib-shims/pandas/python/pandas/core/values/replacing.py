"""replace: scalars, lists, dicts, nested dicts and regular expressions."""

import re

import numpy as np

import _pandas
from _pandas import Binary, Reduce

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_bool, is_integer, is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.loading import classes
from pandas.core.missing.filling import are_texts, settled
from pandas.core.missing.markers import nan
from pandas.core.missing.questions import is_missing

# A single value replaced by None is missing in the way of these columns; of a list of values None stays what it is.
_MISSING_AS_NONE = ("datetime", "timedelta", "period", "masked")


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


def asked_for(to_replace, value, regex, method):
    """What is sought, whether as patterns, and whether the values beside it take its place."""
    if not is_bool(regex) and to_replace is not None:
        raise ValueError("'to_replace' must be 'None' if 'regex' is not a bool")
    by_neighbours = value is no_default or method is not no_default
    if by_neighbours and not _is_mapping(to_replace) and not _is_mapping(regex):
        return to_replace, False, True
    if to_replace is None:
        if is_bool(regex):
            raise TypeError("'regex' must be a string or a compiled regular expression or a list or dict of strings or "
                            f"regular expressions, you passed a '{type(regex).__name__}'")  # fmt: skip
        return regex, True, False
    return to_replace, regex, False


def _is_mapping(value):
    return isinstance(value, (dict, classes.Series))


def replaced_by_neighbours(column, to_replace, method, limit):
    """A column with the last other value before (or the next one after) in place of some: an old habit of pandas."""
    what = list(to_replace) if is_list_like(to_replace) else [to_replace]
    backward = method in ("bfill", "backfill")
    if not backward and method not in ("pad", "ffill", no_default):
        raise ValueError(f"Invalid fill method. Expecting pad (ffill) or backfill (bfill). Got {method}")
    gone = column.isin(as_column(what))
    if any(is_missing(one) for one in what):
        gone = gone.binary(Binary.OR, column.isna())
    if not gone.reduce(Reduce.ANY):
        return column.share()
    gone = gone.to_numpy()[::-1] if backward else gone.to_numpy()
    own = np.arange(len(gone))
    # The first value stays whatever it is, and is handed on.
    last = np.maximum.accumulate(np.where(gone, 0, own))
    places = last if limit is None else np.where(own - last <= limit, last, own)
    return column.take(_pandas.column((len(gone) - 1 - places)[::-1] if backward else places))


def replaced_series(column, to_replace, value, regex, method=no_default, limit=None):
    """replace of a Series."""
    to_replace, regex, by_neighbours = asked_for(to_replace, value, regex, method)
    if by_neighbours:
        return replaced_by_neighbours(column, to_replace, method, limit)
    if isinstance(to_replace, dict) and any(isinstance(new, dict) for new in to_replace.values()):
        raise TypeError("If a nested mapping is passed, all values of the top level mapping must be mappings")
    if value is None and not is_list_like(to_replace) and column.kind in _MISSING_AS_NONE:
        value = nan
    what, new = pairs_of(to_replace, value)
    return replace_pairs(column, what, new, regex)


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
    if not present.reduce(Reduce.ANY) and not any(is_missing(old) for old in olds):
        return column.share()
    if kind not in ("text", "objects") and all(to is None for to in new):
        # None stays None, which only a column of objects can hold.
        gone = present.binary(Binary.OR, column.isna()) if any(is_missing(old) for old in olds) else present
        if not gone.reduce(Reduce.ANY):
            return column.share()
        return _pandas.objects([None if is_gone else value for value, is_gone in zip(column.tolist(), gone.tolist())])
    if column.dtype == "string" and not all(are_texts(to) for to in news):
        column = column.cast("object")
    result = column.replace_values(olds, news)
    if result.kind == "objects" and kind in ("text", "objects"):
        result = settled(result)
    return result


def _candidates(olds, column):
    return as_column(olds)


def _can_occur(kind, value):
    """Whether a column of some kind can hold a value at all."""
    if is_missing(value):
        return kind not in ("int", "uint", "bool") and (kind != "float" or isinstance(value, (float, np.floating)))
    if kind in ("int", "uint", "float"):
        return isinstance(value, (int, float)) and not is_bool(value) or is_integer(value) or (
            hasattr(value, "dtype") and value.dtype.kind in "iuf"
        )
    if kind == "bool":
        return is_bool(value)
    if kind == "text":
        return isinstance(value, str)
    return True


def _replace_in_categories(column, what, new):
    categories = column.categories
    plain = column.cast(categories.dtype)
    replaced = replace_pairs(plain, what, new)
    kept = replace_pairs(categories, what, new).unique()
    return _pandas.from_codes(kept.lookup(replaced), kept, column.ordered)


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
        return settled(_pandas.objects([change(text) for text in column.tolist()]))
    uniques = column.unique()
    changed = [change(text) for text in uniques.tolist()]
    positions = uniques.lookup(column)
    result = _pandas.column(changed, column.dtype if column.kind == "masked" else None)
    return result.take(positions, True)


def replaced_frame(frame, to_replace, value, regex, method=no_default, limit=None):
    """The columns of a DataFrame after replace."""
    to_replace, regex, by_neighbours = asked_for(to_replace, value, regex, method)
    if by_neighbours:
        return [replaced_by_neighbours(column, to_replace, method, limit) for column in frame._cols]
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
    what, new = pairs_of(to_replace, value)
    return [replace_pairs(column, what, new, regex) for column in frame._cols]
