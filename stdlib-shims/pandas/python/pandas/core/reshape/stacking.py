"""`stack` and `unstack`: levels moved between the index and the columns."""

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Unary

from pandas.core.arguments.options import unsupported
from pandas.core.arguments.questions import is_integer
from pandas.core.combine.concat import concat_columns
from pandas.core.combine.filling import take_with_gaps
from pandas.core.loading import classes
from pandas.core.missing.questions import is_missing


def unstack(obj, level=-1, fill_value=None, sort=True):
    """Levels of the index become columns."""
    index = obj._index
    is_frame = isinstance(obj, classes.DataFrame)
    if not index._is_multi:
        for one in level if isinstance(level, (list, tuple)) else [level]:
            # A number of a level is not looked at where there is one.
            if not is_integer(one):
                index._level_number(one)
        if is_frame:
            return _frame_to_series(obj)
        raise ValueError(f"index must be a MultiIndex to unstack, {type(index)} was passed")
    levels = list(level) if isinstance(level, (list, tuple)) else [level]
    numbers = []
    for one in levels:
        numbers.append(index._level_number(one))
    if is_frame and len(numbers) > 1 and obj._columns._is_multi:
        return _one_by_one(obj, numbers, fill_value, sort)
    if is_frame:
        return _unstack_frame(obj, numbers, fill_value, sort)
    return _unstack_series(obj, numbers, fill_value, sort)


def _one_by_one(obj, numbers, fill_value, sort):
    result = obj
    order = list(numbers)
    while order:
        number = order.pop(0)
        result = _unstack_frame(result, [number], fill_value, sort)
        order = [n if n < number else n - 1 for n in order]
    return result


def _joined(columns):
    """Columns one below the other; booleans and nullable numbers beside others stay what they are, as objects."""
    kinds = {column.kind for column in columns}
    if "bool" in kinds and len(kinds) > 1 or "masked" in kinds and len({column.dtype for column in columns}) > 1:
        return _pandas.concat([_pandas.objects(column.tolist()) for column in columns])
    return _pandas.concat(columns)


def _frame_to_series(frame):
    """All columns one below the other, labelled by column and row."""
    if not frame._index.is_unique:
        raise _duplicates_refused()
    n, many = len(frame._index), len(frame._cols)
    column = _joined(frame._cols) if n and many else _pandas.empty("float64")
    outer = _pandas.column(np.repeat(np.arange(many), n))
    inner = _pandas.column(np.tile(np.arange(n), many))
    columns = [c.take(outer) for c in _level_columns(frame._columns)]
    columns += [c.take(inner) for c in _level_columns(frame._index)]
    names = list(frame._columns.names) + list(frame._index.names)
    return classes.Series._from(column, classes.MultiIndex._from_levels(columns, names))


def _level_columns(index):
    return list(index._cols) if index._is_multi else [index._col]


class _Plan:
    """Where each cell of an unstacked table comes from."""

    def __init__(self, index, numbers, sort):
        rest = [i for i in range(index.nlevels) if i not in numbers]
        factors = [
            _with_categories(f, c) + (index._missing_last and c.kind != "category",)
            for f, c in zip(index._factorized(), index._cols)
        ]
        n = len(index)
        row_codes, self.row_labels, self.n_rows = _combined([factors[i] for i in rest], n, sort)
        # Several levels at once come in order of appearance, a single one in its own order.
        in_order = sort and len(numbers) == 1
        column_codes, self.column_labels, self.n_columns = _combined([factors[i] for i in numbers], n, in_order)
        self.row_names = [index.names[i] for i in rest]
        self.column_names = [index.names[i] for i in numbers]
        flat = row_codes * self.n_columns + column_codes
        places = np.full(self.n_rows * self.n_columns, -1, dtype="int64")
        places[flat] = np.arange(n)
        if n and int((places >= 0).sum()) != n:
            raise ValueError("Index contains duplicate entries, cannot reshape")
        self.places = places.reshape(self.n_rows, self.n_columns) if n else places.reshape(0, 0)
        self.has_gaps = bool((places < 0).any()) if n else False

    def row_index(self):
        """The labels of the rows."""
        if not self.row_labels:
            return classes.RangeIndex(1)
        if len(self.row_labels) == 1:
            return classes.Index._from(self.row_labels[0], self.row_names[0])
        return classes.MultiIndex._from_levels(self.row_labels, self.row_names)

    def spread(self, column, fill_value):
        """The columns one column becomes."""
        source, places = column, self.places
        if self.has_gaps:
            # One row more stands for the gaps, so that all columns get the same dtype.
            n = len(column)
            if fill_value is not None and not is_missing(fill_value):
                source = _pandas.concat([column, _fill_row(column, fill_value)])
            else:
                source = take_with_gaps(column, _pandas.column(np.append(np.arange(n), -1)))
            places = np.where(places < 0, n, places)
        return [source.take(_pandas.column(places[:, j])) for j in range(self.n_columns)]


def level_labels(index):
    """The different labels of each level of a MultiIndex; categories stay categories."""
    return [_with_categories(factor, column)[1] for factor, column in zip(index._factorized(), index._cols)]


def _with_categories(factor, column):
    """Codes and labels of a level; those of categories stay categories."""
    if column.kind != "category" or factor[1].kind == "category":
        return factor
    labels = column.categories
    return factor[0], _pandas.from_codes(_pandas.int_range(0, len(labels), 1), labels.share(), column.ordered)


def _fill_row(column, fill_value):
    if column.kind == "category":
        return column.take(_pandas.column([-1], "int64"), True).fillna(fill_value)
    return _pandas.column([fill_value])


def _combined(factors, n, sort):
    """One number per row for some levels together, with the labels each number stands for."""
    codes = np.zeros(n, dtype="int64")
    if not factors:
        return codes, [], 1
    parts = []
    for part, uniques, missing_last in factors:
        plain = part.to_numpy().astype("int64")
        size, first = len(uniques), 0
        if n and int(plain.min()) < 0:
            if missing_last:
                plain = np.where(plain < 0, size, plain)
            else:
                plain, first = plain + 1, 1
            size += 1
        parts.append((first, size, uniques))
        codes = codes * max(size, 1) + plain
    if sort:
        found, numbers = np.unique(codes, return_inverse=True)
    else:
        found, first, numbers = np.unique(codes, return_index=True, return_inverse=True)
        order = np.argsort(first, kind="stable")
        rank = np.empty(len(order), dtype="int64")
        rank[order] = np.arange(len(order))
        numbers, found = rank[numbers], found[order]
    labels = []
    left = found
    for first, size, uniques in reversed(parts):
        own = left % max(size, 1) - first
        left = left // max(size, 1)
        own = np.where(own >= len(uniques), -1, own)
        labels.append(uniques.take(_pandas.column(own), True))
    return numbers.reshape(-1), labels[::-1], len(found)


def _unstack_series(series, numbers, fill_value, sort):
    if len(numbers) == series._index.nlevels:
        # Every level moves: the last stays as the only row in pandas, which is a row of values by label.
        raise unsupported("Series.unstack(all levels)")
    plan = _Plan(series._index, numbers, sort)
    columns = plan.spread(series._col, fill_value)
    return classes.DataFrame._from(columns, _index_of(plan.column_labels, plan.column_names), plan.row_index())


def _index_of(labels, names):
    if len(labels) == 1:
        return classes.Index._from(labels[0], names[0])
    return classes.MultiIndex._from_levels(labels, names)


def _unstack_frame(frame, numbers, fill_value, sort):
    if len(numbers) == frame._index.nlevels:
        return _frame_to_series(frame)
    plan = _Plan(frame._index, numbers, sort)
    columns = []
    for column in frame._cols:
        columns += plan.spread(column, fill_value)
    m, k = len(frame._cols), plan.n_columns
    outer = _pandas.column(np.repeat(np.arange(m), k))
    inner = _pandas.column(np.tile(np.arange(k), m))
    labels = [c.take(outer) for c in _level_columns(frame._columns)] + [c.take(inner) for c in plan.column_labels]
    names = list(frame._columns.names) + plan.column_names
    return classes.DataFrame._from(columns, classes.MultiIndex._from_levels(labels, names), plan.row_index())


def stack(frame, level=-1, dropna=True, sort=True, future_stack=False):
    """Levels of the columns become levels of the index."""
    labels = frame._columns
    if future_stack and not labels.is_unique:
        raise _duplicates_refused()
    if isinstance(level, (list, tuple)):
        numbers = [labels._level_number(one) for one in level]
    else:
        numbers = [labels._level_number(level)]
    rest = [i for i in range(labels.nlevels) if i not in numbers]
    if not rest:
        result = _stack_whole(frame, numbers, future_stack)
    else:
        result = _stack_some(frame, numbers, rest, sort and not future_stack)
    if not future_stack and dropna:
        result = _without_missing(result)
    # The labels keep the order they had as rows and columns, even when they are unstacked again.
    index = result._index
    given = [None] * len(index._cols)
    if not frame._index._is_multi:
        given[0] = _in_order(frame._index._col)
    if labels.nlevels == 1:
        given[-1] = _in_order(labels._col)
    index._level_columns = given
    return result


def _in_order(column):
    return None if column.kind == "category" or column.any_missing() else column.unique()


def _row_order(n, many):
    """Positions that take `many` columns of n rows, one after the other, row by row."""
    return _pandas.column(np.arange(n * many).reshape(many, n).T.reshape(-1)) if n * many else _pandas.empty("int64")


def _stacked_index(index, inner_columns, inner_names):
    n, many = len(index), len(inner_columns[0])
    outer = _pandas.column(np.repeat(np.arange(n), many))
    inner = _pandas.column(np.tile(np.arange(many), n))
    columns = [c.take(outer) for c in _level_columns(index)] + [c.take(inner) for c in inner_columns]
    return classes.MultiIndex._from_levels(columns, list(index.names) + inner_names)


def _duplicates_refused():
    return ValueError("Columns with duplicate values are not supported in stack")


def _stack_whole(frame, numbers, future_stack):
    n, many = len(frame._index), len(frame._cols)
    # One frame below the other, booleans and whole numbers are numbers; in one table they are objects.
    together = concat_columns if future_stack else _joined
    column = together(frame._cols).take(_row_order(n, many)) if many else _pandas.empty("float64")
    levels = _level_columns(frame._columns)
    names = list(frame._columns.names)
    index = _stacked_index(frame._index, [levels[i] for i in numbers], [names[i] for i in numbers])
    return classes.Series._from(column, index)


def _stack_some(frame, numbers, rest, sort):
    levels, names = frame._columns._cols, list(frame._columns.names)
    stack_codes, stack_labels = _pandas.factorize_many([levels[i] for i in numbers], sort, False)
    rest_codes, rest_labels = _pandas.factorize_many([levels[i] for i in rest], sort, False)
    n, many = len(frame._index), len(stack_labels[0])
    place = {}
    for position, pair in enumerate(zip(rest_codes.tolist(), stack_codes.tolist())):
        place[pair] = position
    order = _row_order(n, many)
    columns = []
    for outer in range(len(rest_labels[0])):
        found = [place.get((outer, inner)) for inner in range(many)]
        pieces = [frame._cols[p] for p in found if p is not None]
        joined = _pandas.concat(pieces)
        if len(pieces) < many:
            positions, begin = [], 0
            for p in found:
                if p is None:
                    positions.append(_pandas.full(n, -1, "int64"))
                else:
                    positions.append(_pandas.int_range(begin, begin + n, 1))
                    begin += n
            joined = joined.take(_pandas.concat(positions), True)
        columns.append(joined.take(order))
    index = _stacked_index(frame._index, stack_labels, [names[i] for i in numbers])
    return classes.DataFrame._from(columns, _index_of(rest_labels, [names[i] for i in rest]), index)


def _without_missing(result):
    if isinstance(result, classes.Series):
        if not result._col.any_missing():
            return result
        return result._filter(result._col.isna().unary(Unary.INVERT))
    keep = None
    for column in result._cols:
        present = column.isna().unary(Unary.INVERT)
        keep = present if keep is None else keep.binary(Binary.OR, present)
    return result if keep is None or keep.reduce(Reduce.ALL) else result._filter(keep)
