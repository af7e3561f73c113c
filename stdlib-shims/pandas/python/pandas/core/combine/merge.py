"""`merge`: the rows of two frames with equal keys, side by side."""

import _pandas
from _pandas import Binary, Fill, Join, Reduce, Unary

from pandas.core.arguments.options import unsupported
from pandas.core.arguments.questions import is_list_like
from pandas.core.combine.filling import take_with_gaps
from pandas.core.combine.merge_keys import check_key_types, merge_keys
from pandas.core.loading import classes
from pandas.errors import MergeError


def merge(left, right, how="inner", on=None, left_on=None, right_on=None, left_index=False, right_index=False,
          sort=False, suffixes=("_x", "_y"), copy=None, indicator=False, validate=None, *, fill_forward=False):
    """The rows of two frames that have the same keys, side by side.

    >>> pd.merge(pd.DataFrame({"k": [1, 2]}), pd.DataFrame({"k": [2, 3]}), on="k")["k"].tolist()
    [2]
    """
    left, right = _as_frame(left), _as_frame(right)
    if how == "cross":
        return _cross(left, right, on, left_on, right_on, left_index, right_index, suffixes, indicator)
    if how not in ("inner", "left", "right", "outer"):
        raise ValueError(f"do not recognize join method {how}")
    keys = merge_keys(left, right, on, left_on, right_on, left_index, right_index)
    left, right = _without_mixed_categories(left, right, keys)
    left, right = _flags_as_objects(left, right, keys)
    check_key_types(keys)
    if validate is not None:
        _validate(keys, validate)
    left_columns, right_columns = [], []
    for key in keys:
        a, b = _comparable(key.left, key.right)
        left_columns.append(a)
        right_columns.append(b)
    left_rows, right_rows = _pandas.join(left_columns, right_columns, how, bool(sort), True)
    needs_rows = indicator or fill_forward or left_index or right_index or any(key.is_level for key in keys)
    if left_rows is None and needs_rows:
        left_rows = _pandas.int_range(0, len(right_rows), 1)
    return _assemble(left, right, keys, left_rows, right_rows, how, left_index, right_index, suffixes, indicator,
                     fill_forward)  # fmt: skip


def _as_frame(obj):
    if isinstance(obj, classes.DataFrame):
        return obj
    if isinstance(obj, classes.Series):
        if obj._name is None:
            raise ValueError("Cannot merge a Series without a name")
        return obj.to_frame()
    raise TypeError(f"Can only merge Series or DataFrame objects, a {type(obj)} was passed")


def _without_mixed_categories(left, right, keys):
    """Keys that are categories on one side, or other categories on the other, become plain values."""
    for key in keys:
        a, b = key.left, key.right
        if "category" not in (a.kind, b.kind) or (a.kind == b.kind and _same_categories(a, b)):
            continue
        key.left, key.right = _plain_key(a), _plain_key(b)
        left = _with_key(left, key.left_label, a, key.left)
        right = _with_key(right, key.right_label, b, key.right)
    return left, right


def _flags_as_objects(left, right, keys):
    """Booleans that meet numbers, or texts on the right, are matched as Python values."""
    for key in keys:
        a, b = key.left, key.right
        if not len(a) or not len(b):
            continue
        numbers = ("int", "uint", "float")
        if a.kind == "bool" and b.kind in (*numbers, "text") or b.kind == "bool" and a.kind in numbers:
            key.left, key.right = _pandas.objects(a.tolist()), _pandas.objects(b.tolist())
            left = _with_key(left, key.left_label, a, key.left)
            right = _with_key(right, key.right_label, b, key.right)
    return left, right


def _same_categories(a, b):
    return a.ordered == b.ordered and (
        a.categories.equals(b.categories)
        or (not a.ordered and set(a.categories.tolist()) == set(b.categories.tolist()))
    )


def _plain_key(column):
    return column.categories.take(_codes(column), True) if column.kind == "category" else column


def _with_key(frame, label, old, new):
    if label is None or old is new:
        return frame
    cols = [new if column is old else column for column in frame._cols]
    return classes.DataFrame._from(cols, frame._columns, frame._index)


def _comparable(left, right):
    """Both key columns in one dtype, so that equal values are equal."""
    if left.dtype == right.dtype and left.kind != "category":
        return left, right
    if left.kind == right.kind == "category" and _same_categories(left, right):
        # By their codes, so that sorted keys come in the order of the categories.
        return _codes(left), left.categories.lookup(right.categories).take(_codes(right), True).fillna(-1).cast("int64")
    if left.kind == "category" or right.kind == "category":
        left = left.categories.take(_codes(left), True) if left.kind == "category" else left
        right = right.categories.take(_codes(right), True) if right.kind == "category" else right
        if left.dtype == right.dtype:
            return left, right
    both = _pandas.concat([left, right])
    n = len(left)
    return both.slice(0, n, 1), both.slice(n, len(both), 1)


def _codes(column):
    codes = column.codes
    return codes() if callable(codes) else codes


def _validate(keys, rule):
    left_unique = not _pandas.duplicated_many([key.left for key in keys], "first").reduce(Reduce.ANY)
    right_unique = not _pandas.duplicated_many([key.right for key in keys], "first").reduce(Reduce.ANY)
    if rule in ("one_to_one", "1:1"):
        if not left_unique and not right_unique:
            raise MergeError(
                "Merge keys are not unique in either left or right dataset; not a one-to-one merge"
            )
        if not left_unique:
            raise MergeError("Merge keys are not unique in left dataset; not a one-to-one merge")
        if not right_unique:
            raise MergeError("Merge keys are not unique in right dataset; not a one-to-one merge")
    elif rule in ("one_to_many", "1:m"):
        if not left_unique:
            raise MergeError("Merge keys are not unique in left dataset; not a one-to-many merge")
    elif rule in ("many_to_one", "m:1"):
        if not right_unique:
            raise MergeError("Merge keys are not unique in right dataset; not a many-to-one merge")
    elif rule not in ("many_to_many", "m:m"):
        raise ValueError(
            f'"{rule}" is not a valid argument. Valid arguments are:\n- "1:1"\n- "1:m"\n- "m:1"\n- "m:m"\n'
            '- "one_to_one"\n- "one_to_many"\n- "many_to_one"\n- "many_to_many"'
        )


def _cross(left, right, on, left_on, right_on, left_index, right_index, suffixes, indicator):
    if left_index or right_index or on is not None or left_on is not None or right_on is not None:
        raise MergeError("Can not pass on, right_on, left_on or set right_index=True or left_index=True")
    n, m = len(left._index), len(right._index)
    rows = _pandas.join([_pandas.int_range(0, n, 1)], [_pandas.int_range(0, m, 1)], Join.CROSS)
    return _assemble(left, right, [], rows[0], rows[1], "cross", False, False, suffixes, indicator)


def _last_known(rows):
    """Row positions with gaps filled from before."""
    known = rows.cast("float64").where(rows.binary(Binary.GE, 0), float("nan")).fill(Fill.FORWARD)
    return known.fillna(-1).cast("int64")


def _assemble(left, right, keys, left_rows, right_rows, how, left_index, right_index, suffixes, indicator,
              fill_forward=False):
    """The columns and labels of the result. No left rows means all of them, as they stand."""
    shared = {key.left_label for key in keys if key.is_shared}
    left_labels = left._columns.tolist()
    right_all = right._columns.tolist()
    kept = [i for i, label in enumerate(right_all) if label not in shared]
    right_labels = [right_all[i] for i in kept]
    shown_left, shown_right = suffixed(left_labels, right_labels, suffixes)
    left_gaps = how in ("right", "outer") and bool(left_rows.binary(Binary.LT, 0).reduce(Reduce.ANY))
    right_gaps = how in ("left", "outer") and bool(right_rows.binary(Binary.LT, 0).reduce(Reduce.ANY))
    coalesced = {}
    shown = set(shown_left) | set(shown_right)
    for key in keys:
        if key.fills_left and left_gaps and key.left_label in shown:
            coalesced[key.left_label] = _coalesce(key.left, key.right, left_rows, right_rows)
    if fill_forward:
        left_rows, right_rows = _last_known(left_rows), _last_known(right_rows)
        left_gaps = bool(left_rows.binary(Binary.LT, 0).reduce(Reduce.ANY))
        right_gaps = bool(right_rows.binary(Binary.LT, 0).reduce(Reduce.ANY))
    columns = _taken(left._cols, left_rows, left_gaps)
    for i, label in enumerate(left_labels):
        if label in coalesced:
            columns[i] = coalesced[label]
    from_right = _taken([right._cols[i] for i in kept], right_rows, right_gaps)
    for i, taken in zip(kept, from_right):
        label = right_all[i]
        filled = next((key for key in keys if key.fills_right and key.right_label == label), None)
        if filled is not None and right_gaps and label in shown:
            columns.append(_coalesce(filled.right, filled.left, right_rows, left_rows))
        else:
            columns.append(taken)
    names = shown_left + shown_right
    for place, key in enumerate(keys):
        if key.is_array:
            columns.insert(place, _coalesce(key.left, key.right, left_rows, right_rows))
            names.insert(place, key.name or f"key_{place}")
        elif key.fills_left and not key.is_shared and key.left_label not in names:
            # A suffix took the name away from the key, which is then a column of its own.
            columns.insert(place, _coalesce(key.left, key.right, left_rows, right_rows))
            names.insert(place, key.left_label)
        elif key.fills_right and key.right_label not in names:
            columns.insert(place, _coalesce(key.left, key.right, left_rows, right_rows))
            names.insert(place, key.right_label)
    if indicator:
        _check_indicator(indicator, names)
        names.append(indicator if isinstance(indicator, str) else "_merge")
        columns.append(_indicator(left_rows, right_rows))
    labels = _column_index(left._columns, right._columns, names)
    index = _row_index(left, right, keys, left_rows, right_rows, how, left_index, right_index)
    new = classes.DataFrame._from(columns, labels, index)
    new.__dict__["_in_parts"] = True
    return new


def _taken(columns, rows, gaps):
    if rows is None:
        return [column.share() for column in columns]
    return [take_with_gaps(column, rows) for column in columns] if gaps else _pandas.take_many(columns, rows)


def _column_index(left, right, names):
    labels = classes.Index(names) if names else left
    if not labels._is_multi and not left._is_multi and left._name is not None and left._name == right._name:
        return labels.rename(left._name)
    if labels._is_multi and left._is_multi and list(left.names) == list(right.names):
        return labels.set_names(list(left.names))
    return labels


def _coalesce(first, second, first_rows, second_rows):
    """The first column's values, and the second's where there is no first row."""
    if first_rows is None:
        return first.share()
    if second_rows is None:
        second_rows = _pandas.int_range(0, len(first_rows), 1)
    absent = first_rows.binary(Binary.LT, 0)
    if not absent.reduce(Reduce.ANY):
        return first.take(first_rows)
    both = _pandas.concat([first, second])
    positions = first_rows.where(absent.unary(Unary.INVERT), second_rows.binary(Binary.ADD, len(first)))
    return both.take(positions)


def suffixed(left, right, suffixes):
    """The labels of both sides, with suffixes where they would be the same."""
    if not is_list_like(suffixes) or isinstance(suffixes, (dict, set)):
        raise TypeError(
            f"Passing 'suffixes' as a {type(suffixes)}, is not supported. Provide 'suffixes' as a tuple instead."
        )
    first, second = suffixes
    on_left = set(left)
    overlap = [label for label in right if label in on_left]
    if not overlap:
        return list(left), list(right)
    if not first and not second:
        raise ValueError(f"columns overlap but no suffix specified: {classes.Index(overlap).unique()!r}")
    twice = set(overlap)
    shown_left = [_with_suffix(label, first) if label in twice else label for label in left]
    shown_right = [_with_suffix(label, second) if label in twice else label for label in right]
    made = _new_duplicates(left, shown_left) | _new_duplicates(right, shown_right)
    if made:
        raise MergeError(f"Passing 'suffixes' which cause duplicate columns {made} is not allowed.")
    return shown_left, shown_right


def _new_duplicates(before, after):
    """Labels that occur twice on one side only because of a suffix."""
    made, seen_before, seen_after = set(), set(), set()
    for old, new in zip(before, after):
        if new in seen_after and old not in seen_before:
            made.add(new)
        seen_before.add(old)
        seen_after.add(new)
    return made


def _with_suffix(label, suffix):
    return label if suffix is None else f"{label}{suffix}"


def _check_indicator(indicator, names):
    if not isinstance(indicator, (bool, str)):
        raise ValueError("indicator option can only accept boolean or string arguments")
    for name in ("_left_indicator", "_right_indicator"):
        if name in names:
            raise ValueError(f"Cannot use `indicator=True` option when data contains a column named {name}")
    shown = indicator if isinstance(indicator, str) else "_merge"
    if shown in names:
        raise ValueError("Cannot use name of an existing column for indicator column")


def _indicator(left_rows, right_rows):
    codes = _pandas.full(len(left_rows), 2, "int64")
    codes = codes.where(right_rows.binary(Binary.GE, 0), 0)
    codes = codes.where(left_rows.binary(Binary.GE, 0), 1)
    return _pandas.from_codes(codes, _pandas.column(["left_only", "right_only", "both"]), False)


def _row_index(left, right, keys, left_rows, right_rows, how, left_index, right_index):
    if left_index and right_index:
        return _joined_index(left._index, right._index, keys, left_rows, right_rows, how)
    if right_index:
        if len(left._index):
            return _rows_of_index(left._index, left_rows)
        return right._index._take(right_rows, True)
    if left_index:
        if len(right._index):
            return _rows_of_index(right._index, right_rows)
        return left._index._take(left_rows, True)
    levels = [key for key in keys if key.is_level]
    if levels:
        columns = [_coalesce(key.left, key.right, left_rows, right_rows) for key in levels]
        names = [key.left_label for key in levels]
        if len(columns) == 1:
            return classes.Index._from(columns[0], names[0])
        return classes.MultiIndex._from_levels(columns, names)
    return classes.RangeIndex(len(right_rows))


def _rows_of_index(index, rows):
    # A range that no row left or joined stays a range.
    if type(index) is classes.RangeIndex and rows.equals(_pandas.int_range(0, len(index), 1)):
        return index
    return index._take(rows, True)


def _joined_index(left, right, keys, left_rows, right_rows, how):
    if type(left) is type(right) is classes.RangeIndex:
        side, rows = (right, right_rows) if how == "right" else (left, left_rows)
        if (how in ("left", "right") or left.equals(right)) and rows.equals(_pandas.int_range(0, len(side), 1)):
            return side._renamed(left._name if left._name == right._name else None)
    if left.nlevels != right.nlevels:
        deeper, rows = (left, left_rows) if left.nlevels > right.nlevels else (right, right_rows)
        if rows.binary(Binary.LT, 0).reduce(Reduce.ANY):
            raise unsupported("merge of a MultiIndex with an index of fewer levels (how='outer')")
        return deeper._take(rows)
    columns = [_coalesce(key.left, key.right, left_rows, right_rows) for key in keys]
    if left._is_multi:
        names = [a if a == b else None for a, b in zip(left.names, right.names)]
        if set(left.names) == set(right.names):
            names = list(left.names)
        return classes.MultiIndex._from_levels(columns, names)
    name = left._name if left._name == right._name else None
    return classes.Index._from(columns[0], name)
