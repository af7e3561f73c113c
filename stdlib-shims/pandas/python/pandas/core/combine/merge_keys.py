"""Which columns, levels or arrays two frames are merged on, and whether their types go together."""

import numpy as np

from pandas.core.construction.columns import Column, as_column
from pandas.core.loading import classes
from pandas.errors import MergeError

_NUMBERS = ("int", "uint", "float")


class JoinKey:
    """One key of a merge: the values of both sides and the labels they have there."""

    __slots__ = ("left", "right", "left_label", "right_label", "is_shared", "is_array", "is_level", "fills_left",
                 "fills_right", "name")  # fmt: skip

    def __init__(self, left, right, left_label=None, right_label=None):
        self.left = left
        self.right = right
        self.left_label = left_label
        self.right_label = right_label
        # The same label on both sides makes one column of the result.
        self.is_shared = False
        self.is_array = False
        self.is_level = False
        self.fills_left = False
        self.fills_right = False
        self.name = None


def merge_keys(left, right, on, left_on, right_on, left_index, right_index):
    """The list of JoinKeys for the arguments of merge."""
    left_on, right_on = _labels(left, right, on, left_on, right_on, left_index, right_index)
    if left_index and right_index:
        return _index_keys(left._index, right._index)
    if right_index:
        return [_half_index_key(left, label, column, False)
                for label, column in zip(left_on, _level_columns(right._index))]  # fmt: skip
    if left_index:
        return [_half_index_key(right, label, column, True)
                for label, column in zip(right_on, _level_columns(left._index))]  # fmt: skip
    keys = []
    for a, b in zip(left_on, right_on):
        left_column, left_kind = _values(left, a)
        right_column, right_kind = _values(right, b)
        key = JoinKey(left_column, right_column, a if left_kind != "array" else None,
                      b if right_kind != "array" else None)  # fmt: skip
        if left_kind == "array" and right_kind == "array":
            key.is_array = True
            names = (getattr(a, "_name", None), getattr(b, "_name", None))
            key.name = names[0] if names[0] == names[1] and isinstance(names[0], str) else None
            if key.name in left._columns or key.name in right._columns:
                key.name = None
        elif left_kind == right_kind == "column" and a == b:
            key.is_shared = key.fills_left = True
        elif left_kind == right_kind == "level" and a == b:
            key.is_level = True
        elif left_kind != "array" and right_kind != "array" and a == b:
            # One side has the key as a level: it is a column of the result, the first if the left has the level.
            if left_kind == "column":
                key.fills_left = True
            else:
                key.is_shared = key.is_array = True
                key.name = a
        keys.append(key)
    return keys


def _as_list(labels):
    if labels is None:
        return None
    if isinstance(labels, list):
        return list(labels)
    if isinstance(labels, (classes.Series, classes.Index, np.ndarray, Column)):
        return [labels] if getattr(labels, "ndim", 1) == 1 and not isinstance(labels, classes.Index) else list(labels)
    return [labels]


def _labels(left, right, on, left_on, right_on, left_index, right_index):
    if not isinstance(left_index, (bool, np.bool_)):
        raise ValueError(f"left_index parameter must be of type bool, not {type(left_index)}")
    if not isinstance(right_index, (bool, np.bool_)):
        raise ValueError(f"right_index parameter must be of type bool, not {type(right_index)}")
    on, left_on, right_on = _as_list(on), _as_list(left_on), _as_list(right_on)
    if on is None and left_on is None and right_on is None:
        if left_index and right_index:
            return [], []
        if left_index:
            raise MergeError("Must pass right_on or right_index=True")
        if right_index:
            raise MergeError("Must pass left_on or left_index=True")
        in_right = set(right._columns.tolist())
        shared = [label for label in left._columns.tolist() if label in in_right]
        if not shared:
            raise MergeError(
                f"No common columns to perform merge on. Merge options: left_on={left_on}, right_on={right_on}, "
                f"left_index={left_index}, right_index={right_index}"
            )
        if len(set(shared)) != len(shared):
            raise MergeError(f"Data columns not unique: {classes.Index(shared)!r}")
        return shared, shared
    if on is not None:
        if left_on is not None or right_on is not None:
            raise MergeError('Can only pass argument "on" OR "left_on" and "right_on", not a combination of both.')
        if left_index or right_index:
            raise MergeError(
                'Can only pass argument "on" OR "left_index" and "right_index", not a combination of both.'
            )
        return on, on
    if left_on is not None:
        if left_index:
            raise MergeError('Can only pass argument "left_on" OR "left_index" not both.')
        if not right_index and right_on is None:
            raise MergeError('Must pass "right_on" OR "right_index".')
        if right_index:
            if len(left_on) != right._index.nlevels:
                raise ValueError('len(left_on) must equal the number of levels in the index of "right"')
            return left_on, [None] * len(left_on)
    if right_on is not None:
        if right_index:
            raise MergeError('Can only pass argument "right_on" OR "right_index" not both.')
        if not left_index and left_on is None:
            raise MergeError('Must pass "left_on" OR "left_index".')
        if left_index:
            if len(right_on) != left._index.nlevels:
                raise ValueError('len(right_on) must equal the number of levels in the index of "left"')
            return [None] * len(right_on), right_on
    if len(right_on) != len(left_on):
        raise ValueError("len(right_on) must equal len(left_on)")
    return left_on, right_on


def _level_columns(index):
    return list(index._cols) if index._is_multi else [index._col]


def _index_keys(left, right):
    if left.nlevels == right.nlevels:
        keys = list(zip(_level_columns(left), _level_columns(right)))
        if left._is_multi and list(left.names) != list(right.names) and set(left.names) == set(right.names):
            keys = [(left.get_level_values(n)._col, right.get_level_values(n)._col) for n in left.names]
        return [JoinKey(a, b) for a, b in keys]
    shared = [name for name in left.names if name is not None and name in list(right.names)]
    if not shared:
        raise ValueError("cannot join with no overlapping index names")
    return [JoinKey(left.get_level_values(n)._col, right.get_level_values(n)._col) for n in shared]


def _half_index_key(frame, label, column, frame_is_right):
    """A key that is a column of one side and the index of the other."""
    values, kind = _values(frame, label)
    shown = label if kind == "column" else None
    if frame_is_right:
        key = JoinKey(column, values, None, shown)
        key.fills_right = kind == "column"
    else:
        key = JoinKey(values, column, shown, None)
        key.fills_left = kind == "column"
    return key


def _values(frame, label):
    """The Column a key stands for, and whether it is a column, a level or an array."""
    if isinstance(label, (classes.Series, classes.Index, np.ndarray, Column, list)):
        column = as_column(label)
        if len(column) != len(frame._index):
            raise KeyError(label)
        return column, "array"
    if label in frame._columns:
        where = frame._columns._locate(label)
        if where.__class__ is not int:
            raise ValueError(f"The column label '{label}' is not unique.")
        return frame._cols[where], "column"
    if label is not None and label in list(frame._index.names):
        return frame._index.get_level_values(label)._col, "level"
    raise KeyError(label)


def check_key_types(keys):
    """ValueError for keys whose types can never be equal."""
    for key in keys:
        left, right = key.left, key.right
        if not len(left) or not len(right) or left.dtype == right.dtype:
            continue
        if "category" in (left.kind, right.kind) or "masked" in (left.kind, right.kind):
            continue
        if left.kind in _NUMBERS and right.kind in _NUMBERS:
            continue
        if _mixable(left, right) or _mixable(right, left):
            continue
        name = key.left_label if key.left_label is not None else key.right_label
        raise ValueError(
            f"You are trying to merge on {left.dtype} and {right.dtype} columns for key '{name}'. "
            "If you wish to proceed you should use pd.concat"
        )


def _mixable(one, other):
    """Values kept as objects may equal anything, unless all of them are text."""
    if one.kind != "objects" or one.dtype != "object":
        return False
    if other.kind == "text":
        return True
    return not any(isinstance(value, str) for value in one.tolist()) or other.kind == "objects"
