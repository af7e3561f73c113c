"""Operators on Series: arithmetic, comparison, logic, and numpy's functions."""

import operator

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Unary

from pandas.core.arguments.options import check_axis, no_default
from pandas.core.arguments.questions import is_bool, is_list_like, is_pandas
from pandas.core.construction.columns import as_column
from pandas.core.indexing.masks import positions_where
from pandas.core.loading import classes
from pandas.core.missing.filling import check_fill_value
from pandas.core.missing.questions import is_missing
from pandas.core.operators.names import ARITHMETIC, COMPARISON, FLEXIBLE, FUNCTIONS, LOGICAL, unary_name
from pandas.core.operators.refusals import operated, operated_alone, refuse_divmod


class SeriesArithmetic:
    """Part of Series."""

    def _binary(self, op, other, reflected=False):
        """`self op other`, or `other op self` if reflected."""
        if isinstance(other, classes.Series):
            if other._index is self._index or self._index.equals(other._index):
                name = self._name if self._name == other._name else None
                if self._name != self._name and other._name != other._name:
                    name = self._name
                return classes.Series._from(operated(self._col, op, other._col, reflected), self._index, name)
            return self._binary_aligned(op, other, reflected)
        if isinstance(other, classes.DataFrame):
            return NotImplemented
        if isinstance(other, (classes.Index, np.ndarray)) or is_list_like(other):
            return self._binary_list(op, other, reflected)
        return self._with_column(operated(self._col, op, other, reflected))

    def _binary_aligned(self, op, other, reflected):
        if op in COMPARISON:
            raise ValueError("Can only compare identically-labeled Series objects")
        name = self._name if self._name == other._name else None
        index, left, right = self._index._align_index(other._index, "outer")
        mine = self._col if left is None else self._col.take(left, True)
        theirs = other._col if right is None else other._col.take(right, True)
        if op in LOGICAL:
            return classes.Series._from(logical_column(mine, theirs, op, reflected), index, name)
        return classes.Series._from(operated(mine, op, theirs, reflected), index, name)

    def _binary_list(self, op, other, reflected):
        if isinstance(other, np.ndarray) and other.ndim == 0:
            return self._with_column(operated(self._col, op, other.item(), reflected))
        if isinstance(other, np.ndarray) and other.ndim == 2:
            raise ValueError(f"Data must be 1-dimensional, got ndarray of shape {other.shape} instead")
        if isinstance(other, (set, frozenset, dict)):
            raise TypeError(f"unsupported operand type(s) for {op}: 'Series' and '{type(other).__name__}'")
        operand = as_column(other)
        n = len(self._col)
        if len(operand) != n:
            if op in COMPARISON:
                raise ValueError("Lengths must match to compare", (n,), (len(operand),))
            if len(operand) == 1:
                operand = operand.get(0)
            else:
                raise ValueError(
                    f"operands could not be broadcast together with shapes ({n},) ({len(operand)},) "
                    if not reflected
                    else f"operands could not be broadcast together with shapes ({len(operand)},) ({n},) "
                )
        name = self._name
        if isinstance(other, classes.Index) and other._name is not None and other._name != name:
            name = None
        return classes.Series._from(operated(self._col, op, operand, reflected), self._index, name)

    def _flexible(self, op, other, level, fill_value, axis, reflected=False):
        if axis not in (None, 0, no_default):
            check_axis(axis, "Series")
        if isinstance(other, classes.Series):
            if level is not None and self._index._is_multi:
                return self._by_level(op, other, level, fill_value, reflected)
            name = self._name if self._name == other._name else None
            index, left, right = self._index._align_index(other._index, "outer")
            mine = self._col if left is None else self._col.take(left, True)
            theirs = other._col if right is None else other._col.take(right, True)
            if fill_value is not None:
                mine, theirs = fill_one_sided(mine, theirs, fill_value)
            if is_left_to_numpy(mine, theirs):
                return classes.Series._from(by_numpy(op, mine, theirs, reflected), index, name)
            return classes.Series._from(operated(mine, op, theirs, reflected), index, name)
        if is_list_like(other) and not isinstance(other, dict):
            if isinstance(other, classes.DataFrame):
                return NotImplemented
            other = as_column(other)
            if len(other) != len(self._col):
                raise ValueError("Lengths must be equal")
            mine = self._col
            if fill_value is not None:
                mine, other = fill_one_sided(mine, other, fill_value)
            return self._with_column(operated(mine, op, other, reflected))
        column = self._col
        if fill_value is not None:
            if is_missing(other):
                return self._with_column(operated(column, op, fill_value, reflected))
            column = column.fillna(fill_value)
        return self._with_column(operated(column, op, other, reflected))

    def _by_level(self, op, other, level, fill_value, reflected):
        values = self._index.get_level_values(level)
        theirs = other._col.take(other._index._positions_of_index(values), True)
        mine = self._col
        if fill_value is not None:
            mine, theirs = fill_one_sided(mine, theirs, fill_value)
        name = self._name if self._name == other._name else None
        return classes.Series._from(operated(mine, op, theirs, reflected), self._index, name)

    def __neg__(self):
        return self._with_column(operated_alone(self._col, Unary.NEG))

    def __pos__(self):
        return self._with_column(operated_alone(self._col, Unary.POS))

    def __abs__(self):
        return self._with_column(operated_alone(self._col, Unary.ABS))

    abs = __abs__

    def __invert__(self):
        return self._with_column(operated_alone(self._col, Unary.INVERT))

    def __round__(self, decimals=0):
        return self.round(decimals)

    def __matmul__(self, other):
        return self.dot(other)

    def __rmatmul__(self, other):
        return self.dot(np.transpose(other))

    def __divmod__(self, other):
        try:
            return self // other, self % other
        except TypeError:
            refuse_divmod(self._col, other, False)
            raise

    def __rdivmod__(self, other):
        try:
            return other // self, other % self
        except TypeError:
            refuse_divmod(self._col, other, True)
            raise

    divmod = __divmod__
    rdivmod = __rdivmod__

    def dot(self, other):
        """The sum of products with another Series, frame or array."""
        if isinstance(other, (classes.Series, classes.DataFrame)):
            labels = other._index
            if not self._index.equals(labels):
                if len(self._index) != len(labels) or (self._index._positions_of_index(labels).reduce(Reduce.MIN) or 0) < 0:
                    raise ValueError("matrices are not aligned")
                self = self._take(self._index._positions_of_index(labels))
            if isinstance(other, classes.DataFrame):
                found = np.dot(self.to_numpy(), other.to_numpy())
                return classes.Series._from(_pandas.column(found), other._columns, None)
            return np.dot(self.to_numpy(), other.to_numpy())
        other = np.asarray(other)
        if len(other) != len(self._col):
            raise Exception(f"Dot product shape mismatch, ({len(self._col)},) vs {other.shape}")
        return np.dot(self.to_numpy(), other)

    def __array_ufunc__(self, ufunc, method, *inputs, **kwargs):
        return self._ufunc(ufunc, method, inputs, kwargs)

    def _ufunc(self, ufunc, method, inputs, kwargs):
        """numpy's functions: element by element, with the labels kept."""
        for x in inputs:
            if isinstance(x, classes.DataFrame):
                return x._ufunc(ufunc, method, inputs, kwargs)
        if method != "__call__":
            arrays = [np.asarray(x) if is_pandas(x) else x for x in inputs]
            result = getattr(ufunc, method)(*arrays, **kwargs)
            same = method != "reduce" and getattr(result, "shape", None) == self.shape
            return self._with_column(_pandas.column(result)) if same else result
        name = ufunc.__name__
        plain = {key: value for key, value in kwargs.items() if value is not None}
        if not plain:
            if len(inputs) == 2 and name in FUNCTIONS:
                if inputs[0] is self:
                    return self._binary(FUNCTIONS[name], inputs[1])
                return self._binary(FUNCTIONS[name], inputs[0], True)
            operation = unary_name(name)
            if len(inputs) == 1 and operation is not None and self._col.kind in ("int", "uint", "float", "masked"):
                if name != "fabs" or self._col.kind == "float":
                    return self._with_column(self._col.unary(operation))
        names = [x._name for x in inputs if isinstance(x, classes.Series)]
        shared = names[0] if all(one == names[0] for one in names) else None
        inputs, index = _aligned_inputs(inputs)
        result = ufunc(*inputs, **plain)
        if isinstance(result, tuple):
            return tuple(classes.Series._from(_pandas.column(part), index, shared) for part in result)
        return classes.Series._from(_pandas.column(result), index, shared)


def _aligned_inputs(inputs):
    series = [x for x in inputs if isinstance(x, classes.Series)]
    index = series[0]._index
    for other in series[1:]:
        if not index.equals(other._index):
            index = index.union(other._index)
    arrays = []
    for x in inputs:
        if isinstance(x, classes.Series):
            x = (x if x._index.equals(index) else x.reindex(index))._col.to_numpy()
        elif isinstance(x, classes.Index):
            x = x.to_numpy()
        arrays.append(x)
    return arrays, index


def logical_column(mine, theirs, op, reflected):
    """`and`, `or` or `xor` after alignment."""
    # A label that the left side lacks is False, whatever the right side has.
    absent = mine.isna()
    result = _as_logical(mine).binary(op, _as_logical(theirs), reflected)
    if result.dtype == "bool" and absent.reduce(Reduce.ANY):
        result = result.binary(Binary.AND, absent.unary(Unary.INVERT))
    return result


def _as_logical(column):
    """A column of booleans after alignment: what is missing counts as False."""
    if column.kind == "objects":
        filled = column.fillna(False)
        if all(is_bool(value) for value in filled.tolist()):
            return filled.cast("bool")
    return column


def is_left_to_numpy(left, right):
    """Whether a method of two Series hands them to numpy, for which None is an object like any other."""
    if left.kind == "bool" and right.kind == "bool":
        return True
    if left.dtype != "object" or right.dtype != "object":
        return False
    return left.any_missing() or right.any_missing()


def by_numpy(op, left, right, reflected):
    """An operation on the arrays of two columns."""
    if op in ("eq", "ne") and left.kind != "bool":
        return _with_equal_nones(op, left, right)
    left, right = left.to_numpy(), right.to_numpy()
    with np.errstate(all="ignore"):
        return _pandas.column(getattr(operator, op)(*((right, left) if reflected else (left, right))))


def _with_equal_nones(op, left, right):
    """Which objects are equal, None being equal to None and nan to nothing."""
    found = left.binary(op, right)
    if not left.any_missing() or not right.any_missing():
        return found
    nones = _nones(left).binary(Binary.AND, _nones(right))
    return found.binary(Binary.OR, nones) if op == "eq" else found.binary(Binary.AND, nones.unary(Unary.INVERT))


def _nones(column):
    missing = column.isna()
    if column.kind == "text":
        # The missing ones among texts are all of one kind.
        first = column.get(int(positions_where(missing).get(0)))
        return missing if first is None else missing.binary(Binary.AND, False)
    return _pandas.column([value is None for value in column.tolist()])


def fill_one_sided(left, right, value):
    """Puts a value where only one of two columns is missing."""
    for column in (left, right):
        if column.any_missing():
            check_fill_value(column, value, "'NaT', or array of those")
    left_missing, right_missing = left.isna(), right.isna()
    both = left_missing.binary(Binary.AND, right_missing)
    if left_missing.reduce(Reduce.ANY):
        only = left_missing.binary(Binary.AND, both.unary(Unary.INVERT))
        left = left.where(only.unary(Unary.INVERT), value)
    if right_missing.reduce(Reduce.ANY):
        only = right_missing.binary(Binary.AND, both.unary(Unary.INVERT))
        right = right.where(only.unary(Unary.INVERT), value)
    return left, right


def _make_operator(op, reflected):
    def method(self, other):
        return self._binary(op, other, reflected)

    method.__name__ = f"__{'r' if reflected else ''}{op}__"
    return method


def _make_in_place(op):
    def method(self, other):
        result = self._binary(op, other)
        if result is NotImplemented:
            return result
        if result._index is self._index or result._index.equals(self._index):
            self._replace_column(result._col)
            return self
        return result

    return method


def _make_flexible(op, reflected, name):
    def method(self, other, level=None, fill_value=None, axis=0):
        return self._flexible(op, other, level, fill_value, axis, reflected)

    method.__name__ = name
    method.__doc__ = f"`{name}` element by element, with alignment and a value for labels only one side has."
    return method


for _op in ARITHMETIC + LOGICAL:
    setattr(SeriesArithmetic, f"__{_op}__", _make_operator(_op, False))
    setattr(SeriesArithmetic, f"__r{_op}__", _make_operator(_op, True))
    setattr(SeriesArithmetic, f"__i{_op}__", _make_in_place(_op))
for _op in COMPARISON:
    setattr(SeriesArithmetic, f"__{_op}__", _make_operator(_op, False))
    setattr(SeriesArithmetic, _op, _make_flexible(_op, False, _op))
for _name, _op in FLEXIBLE.items():
    setattr(SeriesArithmetic, _name, _make_flexible(_op, False, _name))
for _name in ("add", "sub", "mul", "div", "truediv", "floordiv", "mod", "pow"):
    setattr(SeriesArithmetic, "r" + _name, _make_flexible(FLEXIBLE[_name], True, "r" + _name))
