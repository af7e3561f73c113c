"""`merge_asof` and `merge_ordered`: merges for data in the order of a key."""

import _pandas
from _pandas import Binary, Reduce

from pandas.core.arguments.questions import is_integer
from pandas.core.combine.concat import concat
from pandas.core.combine.merge import _taken, merge, suffixed
from pandas.core.loading import classes
from pandas.core.time.timedelta import Timedelta
from pandas.errors import MergeError


def merge_asof(left, right, on=None, left_on=None, right_on=None, left_index=False, right_index=False, by=None,
               left_by=None, right_by=None, suffixes=("_x", "_y"), tolerance=None, allow_exact_matches=True,
               direction="backward"):
    """Each left row with the nearest right row by a sorted key.

    >>> a = pd.DataFrame({"t": [5]})
    >>> pd.merge_asof(a, pd.DataFrame({"t": [1, 4], "v": [10, 40]}), on="t")["v"].tolist()
    [40]
    """
    if direction not in ("backward", "forward", "nearest"):
        raise MergeError(f"direction invalid: {direction}")
    left_by, right_by = _by_labels(by, left_by, right_by)
    left_key, left_label = _asof_key(left, on, left_on, left_index, "left")
    right_key, right_label = _asof_key(right, on, right_on, right_index, "right")
    for column, side in ((left_key, "left"), (right_key, "right")):
        if column.any_missing():
            raise ValueError(f"Merge keys contain null values on {side} side")
        if not column.is_monotonic(True):
            raise ValueError(f"{side} keys must be sorted")
    if left_key.dtype != right_key.dtype:
        raise MergeError(
            f"incompatible merge keys [0] dtype('{left_key.dtype}') and dtype('{right_key.dtype}'), "
            "must be the same type"
        )
    limit = _tolerance(tolerance, left_key)
    left_cols = [left._column(label) for label in left_by] or None
    right_cols = [right._column(label) for label in right_by] or None
    rows = _pandas.join_asof(left_key, right_key, left_cols, right_cols, direction, limit, bool(allow_exact_matches))
    hidden = {b for a, b in zip(left_by, right_by) if a == b}
    if left_label is not None and left_label == right_label:
        hidden.add(right_label)
    return _beside(left, right, rows, hidden, suffixes, left_index, right_index)


def _beside(left, right, rows, hidden, suffixes, left_index, right_index):
    gaps = bool(rows.binary(Binary.LT, 0).reduce(Reduce.ANY)) if len(rows) else False
    right_labels = right._columns.tolist()
    kept = [i for i, label in enumerate(right_labels) if label not in hidden]
    first, second = suffixed(left._columns.tolist(), [right_labels[i] for i in kept], suffixes)
    columns = [column.share() for column in left._cols] + _taken([right._cols[i] for i in kept], rows, gaps)
    keep_index = left_index or right_index
    index = left._index if keep_index else classes.RangeIndex(len(left._index))
    return classes.DataFrame._from(columns, classes.Index(first + second), index)


def _by_labels(by, left_by, right_by):
    if by is not None:
        if left_by is not None or right_by is not None:
            raise MergeError("Can only pass by OR left_by and right_by")
        left_by = right_by = by
    if (left_by is None) != (right_by is None):
        raise MergeError("missing left_by" if left_by is None else "missing right_by")
    return _listed(left_by), _listed(right_by)


def _listed(labels):
    if labels is None:
        return []
    return list(labels) if isinstance(labels, list) else [labels]


def _asof_key(frame, on, side_on, use_index, side):
    label = on if on is not None else side_on
    if isinstance(label, list):
        if len(label) != 1:
            raise MergeError("can only asof on a key for left")
        label = label[0]
    if label is None:
        if not use_index:
            raise MergeError(f"Must pass {side}_on or {side}_index=True")
        return frame._index._col, None
    return frame._column(label), label


def _tolerance(tolerance, key):
    if tolerance is None:
        return None
    if key.kind in ("datetime", "timedelta"):
        native = getattr(tolerance, "_native", None)
        if native is None:
            native = Timedelta(tolerance)._native
        return native()[1]
    if not is_integer(tolerance) and key.kind == "int":
        raise MergeError("incompatible tolerance, must be compat with type int64")
    return tolerance


def merge_ordered(left, right, on=None, left_on=None, right_on=None, left_by=None, right_by=None, fill_method=None,
                  suffixes=("_x", "_y"), how="outer"):
    """An outer merge in the order of the key, with gaps filled forward if wanted."""
    if fill_method not in (None, "ffill"):
        raise ValueError("fill_method must be 'ffill' or None")
    if left_by is None and right_by is None:
        return _ordered(left, right, on, left_on, right_on, fill_method, suffixes, how)
    main, other = (left, right) if left_by is not None else (right, left)
    by = _listed(left_by if left_by is not None else right_by)
    parts = []
    for label, part in main.groupby(by, sort=False):
        if left_by is not None:
            merged = _ordered(part, other, on, left_on, right_on, fill_method, suffixes, how)
        else:
            merged = _ordered(other, part, on, left_on, right_on, fill_method, suffixes, how)
        for name, value in zip(by, label):
            merged[name] = value
        parts.append(merged)
    return concat(parts, ignore_index=True)


def _ordered(left, right, on, left_on, right_on, fill_method, suffixes, how):
    return merge(
        left, right, how=how, on=on, left_on=left_on, right_on=right_on, sort=True, suffixes=suffixes,
        fill_forward=fill_method == "ffill",
    )  # fmt: skip
