"""Operators on indexes: element by element, without alignment."""

import numpy as np

from _pandas import Unary

from pandas.core.arguments.questions import is_integer, is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.loading import classes


class IndexArithmetic:
    """Mixin of Index."""

    def _operand(self, other):
        if isinstance(other, (classes.Series, classes.DataFrame)):
            return NotImplemented
        if is_list_like(other) and not isinstance(other, tuple):
            column = as_column(other)
            if len(column) != len(self):
                return None
            return column
        return other

    def _arithmetic(self, op, other, reflected=False):
        operand = self._operand(other)
        if operand is NotImplemented:
            return operand
        if operand is None:
            raise ValueError(
                f"operands could not be broadcast together with shapes ({len(self)},) ({len(other)},) "
            )
        name = self._name
        if isinstance(other, classes.Index):
            name = self._name if self._name == other._name else None
        if type(self) is classes.RangeIndex and is_integer(operand) and not reflected:
            moved = _moved_range(op, self._range, int(operand))
            if moved is not None:
                return classes.RangeIndex._from_range(moved, name)
        return classes.Index._from(self._col.binary(op, operand, reflected), name)

    def _comparison(self, op, other):
        operand = self._operand(other)
        if operand is NotImplemented:
            return operand
        if operand is None:
            raise ValueError("Lengths must match to compare")
        if operand is other or not isinstance(other, classes.Index):
            if not is_list_like(other):
                operand = self._key(other)
        result = self._col.binary(op, operand)
        return result.to_numpy()

    def __invert__(self):
        return classes.Index._from(self._col.unary(Unary.INVERT), self._name)

    def __neg__(self):
        return classes.Index._from(self._col.unary(Unary.NEG), self._name)

    def __pos__(self):
        return self

    def __abs__(self):
        return classes.Index._from(self._col.unary(Unary.ABS), self._name)

    def round(self, decimals=0):
        """The labels rounded."""
        if self.dtype == object:
            raise TypeError("Expected numeric dtype, got object instead.")
        return classes.Index._from(self._col.round(decimals), self._name)

    def diff(self, periods=1):
        """The distance of each label from an earlier one."""
        return classes.Index._from(self._col.diff(periods), self._name)

    def __array_ufunc__(self, ufunc, method, *inputs, **kwargs):
        return self._ufunc(ufunc, method, inputs, kwargs)

    def _ufunc(self, ufunc, method, inputs, kwargs):
        """numpy's functions, label by label."""
        for x in inputs:
            if isinstance(x, (classes.Series, classes.DataFrame)):
                return x._ufunc(ufunc, method, inputs, kwargs)
        arrays = [np.asarray(x) if isinstance(x, classes.Index) else x for x in inputs]
        plain = {key: value for key, value in kwargs.items() if value is not None}
        if method != "__call__":
            return getattr(ufunc, method)(*arrays, **plain)
        result = ufunc(*arrays, **plain)
        if isinstance(result, tuple):
            return tuple(classes.Index(part, name=self._name) for part in result)
        if getattr(result, "dtype", None) == bool:
            return result
        return classes.Index(result, name=self._name)


def _moved_range(op, labels, amount):
    if op == "add":
        return range(labels.start + amount, labels.stop + amount, labels.step)
    if op == "sub":
        return range(labels.start - amount, labels.stop - amount, labels.step)
    if op == "mul" and amount:
        return range(labels.start * amount, labels.stop * amount, labels.step * amount)
    return None


def _make_arithmetic(op, reflected):
    def method(self, other):
        return self._arithmetic(op, other, reflected)

    return method


def _make_comparison(op):
    def method(self, other):
        return self._comparison(op, other)

    return method


for _op in ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow"):
    setattr(IndexArithmetic, f"__{_op}__", _make_arithmetic(_op, False))
    setattr(IndexArithmetic, f"__r{_op}__", _make_arithmetic(_op, True))
for _op in ("eq", "ne", "lt", "le", "gt", "ge"):
    setattr(IndexArithmetic, f"__{_op}__", _make_comparison(_op))
for _op in ("and", "or", "xor"):
    setattr(IndexArithmetic, f"__{_op}__", _make_arithmetic(_op, False))
    setattr(IndexArithmetic, f"__r{_op}__", _make_arithmetic(_op, True))
