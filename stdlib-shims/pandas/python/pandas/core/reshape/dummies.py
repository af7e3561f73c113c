"""`get_dummies` and `from_dummies`: categories as columns of true and false, and back."""

import _pandas
from _pandas import Binary, Reduce, Unary

from pandas.core.arguments.options import unsupported
from pandas.core.arguments.questions import is_list_like
from pandas.core.category.operations import codes_of
from pandas.core.dtypes.names import dtype_for_native
from pandas.core.indexing.masks import positions_where
from pandas.core.loading import classes


def get_dummies(data, prefix=None, prefix_sep="_", dummy_na=False, columns=None, sparse=False, drop_first=False,
                dtype=None):
    """A column of true and false for each value.

    >>> pd.get_dummies(pd.Series(["a", "b"]))["b"].tolist()
    [False, True]
    """
    if sparse:
        raise unsupported("get_dummies(sparse=True)")
    kind = None if dtype is None else dtype_for_native(dtype)
    if kind == "object":
        raise ValueError("dtype=object is not a valid dtype for get_dummies")
    if isinstance(data, classes.DataFrame):
        return _frame_dummies(data, prefix, prefix_sep, dummy_na, columns, drop_first, kind)
    series = data if isinstance(data, classes.Series) else classes.Series(data)
    cols, labels = _column_dummies(series._col, prefix, prefix_sep, dummy_na, drop_first, kind)
    return classes.DataFrame._from(cols, _labels_index(labels), series._index)


def _labels_index(labels):
    if not len(labels):
        return classes.RangeIndex(0)
    return classes.Index(labels) if isinstance(labels, list) else classes.Index._from(labels)


def _with_missing(values):
    """Labels with the missing one after them."""
    if not len(values):
        return _pandas.column([float("nan")])
    if values.kind in ("datetime", "timedelta", "period"):
        return values.take(_pandas.column([*range(len(values)), -1], "int64"), True)
    if values.kind == "bool":
        return _pandas.objects([*values.tolist(), float("nan")])
    if values.kind == "masked":
        return values.take(_pandas.column([*range(len(values)), -1], "int64"), True)
    return _pandas.concat([values, _pandas.column([float("nan")])])


def _column_dummies(column, prefix, sep, dummy_na, drop_first, kind):
    """The columns and labels for the values of one column."""
    if column.kind == "category":
        codes, values = codes_of(column), column.categories
    else:
        codes, values = column.factorize(True)
    count = len(values)
    if dummy_na:
        codes = codes.where(codes.binary(Binary.GE, 0), count)
        values = _with_missing(values)
        count += 1
    if kind is None:
        kind = "boolean" if column.dtype == "string" else "bool"
    first = 1 if drop_first else 0
    cols = [codes.binary(Binary.EQ, number).cast(kind) for number in range(first, count)]
    values = values.slice(first, count, 1)
    if prefix is None:
        if column.kind == "category":
            values = _pandas.from_codes(_pandas.int_range(0, len(values), 1), values, column.ordered)
        return cols, values
    return cols, [f"{prefix}{sep}{value}" for value in values.tolist()]


def _encoded(frame, columns):
    if columns is None:
        return [i for i, column in enumerate(frame._cols) if column.dtype in ("object", "string", "category")]
    if not is_list_like(columns):
        raise TypeError("Input must be a list-like for parameter `columns`")
    labels = list(columns)
    absent = [label for label in labels if label not in frame._columns]
    if absent:
        if len(absent) == len(labels):
            raise KeyError(f"None of [{classes.Index(labels)!r}] are in the [columns]")
        raise KeyError(f"{absent} not in index")
    return [frame._position_of(label) for label in labels]


def _per_column(option, labels, name):
    """A prefix or separator for each column."""
    if isinstance(option, dict):
        return [option[label] for label in labels]
    if option is None or isinstance(option, str):
        return [option] * len(labels)
    option = list(option)
    if len(option) != len(labels):
        raise ValueError(
            f"Length of '{name}' ({len(option)}) did not match the length of the columns being encoded ({len(labels)})."
        )
    return option


def _frame_dummies(frame, prefix, sep, dummy_na, columns, drop_first, kind):
    positions = _encoded(frame, columns)
    if not frame._cols:
        raise ValueError("No objects to concatenate")
    names = frame._columns.tolist()
    labels = [names[i] for i in positions]
    prefixes = [label if p is None else p for p, label in zip(_per_column(prefix, labels, "prefix"), labels)]
    seps = _per_column(sep, labels, "prefix_sep")
    kept = [i for i in range(len(names)) if i not in positions]
    cols = [frame._cols[i].share() for i in kept]
    shown = [names[i] for i in kept]
    for position, one_prefix, one_sep in zip(positions, prefixes, seps):
        made, made_labels = _column_dummies(frame._cols[position], one_prefix, one_sep, dummy_na, drop_first, kind)
        cols += made
        shown += made_labels
    return classes.DataFrame._from(cols, classes.Index(shown), frame._index)


def from_dummies(data, sep=None, default_category=None):
    """One column of labels from columns of true and false."""
    if not isinstance(data, classes.DataFrame):
        raise TypeError(f"Expected 'data' to be a 'DataFrame'; Received 'data' of type: {type(data).__name__}")
    for label, column in zip(data._columns.tolist(), data._cols):
        if column.any_missing():
            raise ValueError(f"Dummy DataFrame contains NA value in column: '{label}'")
    groups = {}
    for position, label in enumerate(data._columns.tolist()):
        if sep is None:
            groups.setdefault("", []).append((position, label))
            continue
        name, mark, rest = label.partition(sep)
        if not mark:
            raise ValueError(f"Separator not specified for column: {label}")
        groups.setdefault(name, []).append((position, rest))
    columns, names = [], []
    for name, members in groups.items():
        default = default_category.get(name) if isinstance(default_category, dict) else default_category
        columns.append(_labels_of(data, members, default))
        names.append(name)
    return classes.DataFrame._from(columns, classes.Index(names), data._index)


def _labels_of(data, members, default):
    total = None
    chosen = _pandas.full(len(data._index), -1, "int64")
    for number, (position, _) in enumerate(members):
        flag = data._cols[position].cast("bool")
        count = flag.cast("int64")
        total = count if total is None else total.binary(Binary.ADD, count)
        chosen = chosen.where(flag.unary(Unary.INVERT), number)
    over = total.binary(Binary.GT, 1)
    if over.reduce(Reduce.ANY):
        row = positions_where(over).get(0)
        raise ValueError(
            f"Dummy DataFrame contains multi-assignment(s); First instance in row: {data._index[int(row)]}"
        )
    labels = [label for _, label in members]
    none = total.binary(Binary.EQ, 0)
    if none.reduce(Reduce.ANY):
        if default is None:
            row = positions_where(none).get(0)
            raise ValueError(
                f"Dummy DataFrame contains unassigned value(s); First instance in row: {data._index[int(row)]}"
            )
        labels.append(default)
        chosen = chosen.where(none.unary(Unary.INVERT), len(labels) - 1)
    return _pandas.column(labels, "object" if all(isinstance(x, str) for x in labels) else None).take(chosen)
