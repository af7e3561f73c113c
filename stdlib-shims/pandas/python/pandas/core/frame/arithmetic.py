"""Operators on DataFrames: arithmetic, comparison, logic, and numpy's functions."""

import numpy as np

import _pandas
from _pandas import Reduce, Unary

from pandas.core.arguments.options import check_axis, unsupported
from pandas.core.arguments.questions import is_list_like, is_pandas
from pandas.core.construction.columns import as_column
from pandas.core.loading import classes
from pandas.core.missing.markers import nan
from pandas.core.missing.questions import is_missing
from pandas.core.operators.names import ARITHMETIC, COMPARISON, FLEXIBLE, FUNCTIONS, LOGICAL, unary_name
from pandas.core.operators.refusals import operated
from pandas.core.series.arithmetic import fill_one_sided, logical_column


class FrameArithmetic:
    """Part of DataFrame."""

    def _binary(self, op, other, reflected=False, axis=1, fill_value=None, flexible=False, level=None):
        """`self op other`; a Series goes along the columns, or along the rows with axis 0."""
        if isinstance(other, classes.DataFrame):
            return self._with_frame(op, other, reflected, fill_value, flexible)
        if isinstance(other, classes.Series):
            if level is not None and axis == 0 and (self._index._is_multi or other._index._is_multi):
                values = self._index.get_level_values(level)
                other = classes.Series._from(other._col.take(other._index._positions_of_index(values), True), self._index)
            return self._with_series(op, other, reflected, axis, flexible)
        if is_list_like(other):
            if isinstance(other, np.ndarray) and other.ndim == 0:
                return self._with_scalar(op, other.item(), reflected, fill_value)
            return self._with_list(op, other, reflected, axis, flexible)
        return self._with_scalar(op, other, reflected, fill_value)

    def _with_scalar(self, op, other, reflected, fill_value=None):
        cols = self._cols if fill_value is None else [column.fillna(fill_value) for column in self._cols]
        return self._with_columns([operated(column, op, other, reflected) for column in cols])

    def _with_frame(self, op, other, reflected, fill_value, flexible):
        same_rows = self._index is other._index or self._index.equals(other._index)
        same_columns = self._columns is other._columns or self._columns.equals(other._columns)
        if same_rows and same_columns:
            pairs = zip(self._cols, other._cols)
            if fill_value is not None:
                pairs = (fill_one_sided(a, b, fill_value) for a, b in pairs)
            return self._with_columns([operated(a, op, b, reflected) for a, b in pairs])
        if op in COMPARISON and not flexible:
            raise ValueError("Can only compare identically-labeled (both index and columns) DataFrame objects")
        if fill_value is None and op != "pow":
            shared = _partly_shared(self._columns, other._columns)
            if shared is not None:
                # Columns that only one frame has are missing throughout, whatever their type.
                result = self[shared]._with_frame(op, other[shared], reflected, None, flexible)
                return result.reindex(columns=self._columns._align_index(other._columns, "outer")[0])
        left, right = self.align(other, join="outer")
        if op in LOGICAL:
            cols = [logical_column(a, b, op, reflected) for a, b in zip(left._cols, right._cols)]
            return classes.DataFrame._from(cols, left._columns, left._index)
        cols = []
        for a, b in zip(left._cols, right._cols):
            if fill_value is not None:
                a, b = fill_one_sided(a, b, fill_value)
            cols.append(self._missing_or(op, a, b, reflected))
        return classes.DataFrame._from(cols, left._columns, left._index)

    def _missing_or(self, op, a, b, reflected):
        # A column that only one frame has is all missing, whatever its values are.
        if op in ARITHMETIC and a.dtype != b.dtype:
            for one in (a, b):
                if one.kind == "float" and len(one) and one.reduce(Reduce.COUNT) == 0 and "object" in (a.dtype, b.dtype):
                    return _pandas.full(len(a), nan, "object")
        return a.binary(op, b, reflected)

    def _with_series(self, op, other, reflected, axis, flexible):
        if axis == 0:
            if self._index is other._index or self._index.equals(other._index):
                return self._with_columns([column.binary(op, other._col, reflected) for column in self._cols])
            index, left, right = self._index._align_index(other._index, "outer")
            mine = self._to_index(index, left)
            theirs = other._to_index(index, right)
            return mine._with_columns([column.binary(op, theirs._col, reflected) for column in mine._cols])
        if self._columns.equals(other._index):
            as_objects = op in ARITHMETIC and other._col.dtype == "object"
            return self._with_columns(
                [
                    _with_row_value(op, column, other._col.get(i), reflected, as_objects)
                    for i, column in enumerate(self._cols)
                ]
            )
        if op in COMPARISON and not flexible:
            raise ValueError(
                "Operands are not aligned. Do `left, right = left.align(right, axis=1, copy=False)` before operating."
            )
        labels, left, right = self._columns._align_index(other._index, "outer")
        n = len(self._index)
        left = range(len(labels)) if left is None else left.tolist()
        values = other._col if right is None else other._col.take(right, True)
        absent = (False, "bool") if op in LOGICAL else (nan, "float64")
        as_objects = op in ARITHMETIC and other._col.dtype == "object"
        cols = []
        for i, position in enumerate(left):
            column = self._cols[position] if position >= 0 else _pandas.full(n, *absent)
            value = values.get(i)
            if op in LOGICAL and is_missing(value):
                value = False
            if is_missing(value) and column.kind in ("int", "uint", "float", "bool"):
                value = nan
            cols.append(_with_row_value(op, column, value, reflected, as_objects))
        return classes.DataFrame._from(cols, labels, self._index)

    def _with_list(self, op, other, reflected, axis, flexible):
        n, width = self.shape
        array = other if isinstance(other, np.ndarray) else None
        if array is None and not hasattr(other, "_col"):
            other = list(other)
            if other and is_list_like(other[0]):
                array = np.array(other)
        if array is not None and array.ndim == 2:
            if array.shape == (n, width):
                pieces = [_pandas.column(array[:, i]) for i in range(width)]
            elif array.shape == (1, width):
                pieces = [array[0, i] for i in range(width)]
            elif array.shape == (n, 1):
                pieces = [_pandas.column(array[:, 0])] * width
            else:
                raise ValueError(
                    f"Unable to coerce to DataFrame, shape must be {(n, width)}: given {array.shape}"
                )
            return self._with_columns([c.binary(op, piece, reflected) for c, piece in zip(self._cols, pieces)])
        column = as_column(other)
        wanted = n if axis == 0 else width
        if len(column) != wanted:
            raise ValueError(f"Unable to coerce to Series, length must be {wanted}: given {len(column)}")
        if axis == 0:
            return self._with_columns([c.binary(op, column, reflected) for c in self._cols])
        return self._with_columns([c.binary(op, column.get(i), reflected) for i, c in enumerate(self._cols)])

    def __neg__(self):
        return self._with_columns([column.unary(Unary.NEG) for column in self._cols])

    def __pos__(self):
        return self._with_columns([column.unary(Unary.POS) for column in self._cols])

    def __abs__(self):
        return self._with_columns([column.unary(Unary.ABS) for column in self._cols])

    abs = __abs__

    def __invert__(self):
        return self._with_columns([column.unary(Unary.INVERT) for column in self._cols])

    def __round__(self, decimals=0):
        return self.round(decimals)

    def __divmod__(self, other):
        return self // other, self % other

    def __rdivmod__(self, other):
        return other // self, other % self

    def __matmul__(self, other):
        return self.dot(other)

    def __rmatmul__(self, other):
        return self.T.dot(np.transpose(other)).T

    def dot(self, other):
        """The matrix product with a frame, Series or array."""
        left = self.to_numpy()
        if isinstance(other, (classes.DataFrame, classes.Series)):
            if not self._columns.equals(other._index):
                joined = self._columns.union(other._index)
                if len(joined) > len(self._columns) or len(joined) > len(other._index):
                    raise ValueError("matrices are not aligned")
                other = other.reindex(self._columns)
            found = np.dot(left, other.to_numpy())
            if isinstance(other, classes.Series):
                return classes.Series._from(_pandas.column(found), self._index, None)
            return classes.DataFrame(found, index=self._index, columns=other._columns)
        other = np.asarray(other)
        if left.shape[1] != other.shape[0]:
            raise ValueError(f"Dot product shape mismatch, {left.shape} vs {other.shape}")
        found = np.dot(left, other)
        if found.ndim == 2:
            return classes.DataFrame(found, index=self._index)
        return classes.Series._from(_pandas.column(found), self._index, None)

    def __array_ufunc__(self, ufunc, method, *inputs, **kwargs):
        return self._ufunc(ufunc, method, inputs, kwargs)

    def _ufunc(self, ufunc, method, inputs, kwargs):
        """numpy's functions: element by element, with the labels kept."""
        if method != "__call__":
            arrays = [np.asarray(x) if is_pandas(x) else x for x in inputs]
            return getattr(ufunc, method)(*arrays, **kwargs)
        name = ufunc.__name__
        plain = {key: value for key, value in kwargs.items() if value is not None}
        if not plain and len(inputs) == 2 and name in FUNCTIONS:
            if inputs[0] is self:
                return self._binary(FUNCTIONS[name], inputs[1])
            return self._binary(FUNCTIONS[name], inputs[0], True)
        if len(inputs) == 1:
            operation = unary_name(name) if not plain else None
            cols = []
            for column in self._cols:
                if operation is not None and column.kind in ("int", "uint", "float", "masked"):
                    cols.append(column.unary(operation))
                else:
                    cols.append(_pandas.column(ufunc(column.to_numpy(), **plain)))
            return self._with_columns(cols)
        for x in inputs:
            if isinstance(x, classes.Series):
                raise unsupported(f"numpy.{name} of a DataFrame and a Series")
        arrays = [
            (x.reindex(index=self._index, columns=self._columns) if isinstance(x, classes.DataFrame) else x)
            for x in inputs
        ]
        arrays = [x.to_numpy() if is_pandas(x) else x for x in arrays]
        return classes.DataFrame(ufunc(*arrays, **plain), index=self._index, columns=self._columns)


def _with_row_value(op, column, value, reflected, as_objects):
    """A column with a value of a row; one of a row of objects is a column of objects, and so is the result."""
    if not as_objects or column.dtype == "object" or column.kind == "masked":
        return column.binary(op, value, reflected)
    return column.binary(op, _pandas.full(len(column), value, "object"), reflected).cast("object")


def _partly_shared(mine, theirs):
    """The labels of both, if there are such and others too."""
    if not mine.is_unique or not theirs.is_unique:
        return None
    mine, theirs = mine.tolist(), set(theirs.tolist())
    shared = [label for label in mine if label in theirs]
    return shared if shared and not len(shared) == len(mine) == len(theirs) else None


def _make_operator(op, reflected):
    def method(self, other):
        return self._binary(op, other, reflected)

    method.__name__ = f"__{'r' if reflected else ''}{op}__"
    return method


def _make_in_place(op):
    def method(self, other):
        result = self._binary(op, other)
        if result._index.equals(self._index) and result._columns.equals(self._columns):
            self._finish(result, True)
            return self
        return result

    return method


def _make_flexible(op, reflected, name):
    def method(self, other, axis="columns", level=None, fill_value=None):
        axis = 1 if axis is None else check_axis(axis)
        if fill_value is not None and not isinstance(other, (classes.DataFrame,)) and is_list_like(other):
            raise NotImplementedError(f"fill_value {fill_value} not supported.")
        return self._binary(op, other, reflected, axis, fill_value, True, level)

    method.__name__ = name
    method.__doc__ = f"`{name}` element by element; a Series goes along `axis`."
    return method


def _make_comparison(op):
    def method(self, other, axis="columns", level=None):
        return self._binary(op, other, False, check_axis(axis), None, True, level)

    method.__name__ = op
    method.__doc__ = f"`{op}` element by element; a Series goes along `axis`."
    return method


for _op in ARITHMETIC + LOGICAL:
    setattr(FrameArithmetic, f"__{_op}__", _make_operator(_op, False))
    setattr(FrameArithmetic, f"__r{_op}__", _make_operator(_op, True))
    setattr(FrameArithmetic, f"__i{_op}__", _make_in_place(_op))
for _op in COMPARISON:
    setattr(FrameArithmetic, f"__{_op}__", _make_operator(_op, False))
    setattr(FrameArithmetic, _op, _make_comparison(_op))
for _name, _op in FLEXIBLE.items():
    setattr(FrameArithmetic, _name, _make_flexible(_op, False, _name))
for _name in ("add", "sub", "mul", "div", "truediv", "floordiv", "mod", "pow"):
    setattr(FrameArithmetic, "r" + _name, _make_flexible(FLEXIBLE[_name], True, "r" + _name))
