"""Operators on columns, and what pandas says where one does not suit the values.

Plain numbers and times are handed to numpy there, so the words of the refusal come from numpy here too.
"""

import numpy as np

import _pandas
from _pandas import Binary, Unary

from pandas.core.loading.first_use import on_first_use
from pandas.core.operators.names import ARITHMETIC, COMPARISON, FUNCTIONS, LOGICAL

# Loaded on first use, which keeps imports short.
arrays = on_first_use("pandas.core.values.arrays")

_SYMBOLS = {
    Binary.ADD: "+", Binary.SUB: "-", Binary.MUL: "*", Binary.TRUEDIV: "/", Binary.FLOORDIV: "//", Binary.MOD: "%",
    Binary.POW: "** or pow()", Binary.AND: "&", Binary.OR: "|", Binary.XOR: "^", "divmod": "divmod()",
}  # fmt: skip
_OF_NUMPY = {op: name for name, op in FUNCTIONS.items() if name not in ("true_divide", "mod")}
_NUMBERS = ("int", "uint", "float", "bool")
_TIMES = ("datetime", "timedelta", "period")


def operated(column, op, other, reflected=False):
    """`column op other`, or `other op column` if reflected."""
    if other.__class__ is str and column.kind in _NUMBERS and op in ARITHMETIC:
        # A number times a text is a text in Python, and no operation of numpy.
        _ask_numpy(column, op, other, reflected)
    try:
        return column.binary(op, other, reflected)
    except TypeError:
        _refuse(column, op, other, reflected)
        raise


def operated_alone(column, op):
    """An operator before one value: neg, pos, abs or invert."""
    if op == Unary.INVERT and not len(column):
        return column.share()
    try:
        return column.unary(op)
    except TypeError:
        _refuse_alone(column, op)
        raise


def refuse_divmod(column, other, reflected):
    """The TypeError for divmod of values that have no quotient; durations have their own."""
    if column.kind == "timedelta":
        return
    if column.kind == "category":
        raise TypeError(_unsuited(column, "divmod", other, reflected))
    if column.kind in _TIMES:
        raise TypeError(f"cannot perform __{'r' if reflected else ''}divmod__ with this index type: {_array_name(column)}")
    raise TypeError(
        "ufunc 'divmod' not supported for the input types, and the inputs could not be safely coerced to any supported "
        "types according to the casting rule ''safe''"
    )


def _refuse(column, op, other, reflected):
    kind = column.kind
    is_plain = isinstance(other, _pandas.Column) and other.kind in (*_NUMBERS, "text", "objects")
    is_category = kind == "category" and op not in COMPARISON and not is_plain
    if is_category or op in LOGICAL and (kind in _TIMES or column.dtype == "string"):
        raise TypeError(_unsuited(column, op, other, reflected)) from None
    if kind == "timedelta" and op == Binary.POW:
        raise TypeError(f"cannot perform __{'r' if reflected else ''}pow__ with this index type: TimedeltaArray") from None
    is_square = kind == "timedelta" and op == Binary.MUL and getattr(other, "kind", None) == "timedelta"
    if is_square or isinstance(other, str) and kind == "masked" and column.dtype != "string":
        _ask_numpy(column, op, other, reflected)


def _refuse_alone(column, op):
    kind = column.kind
    if op == Unary.ABS and kind == "category":
        raise TypeError("Object with dtype category cannot perform the numpy op absolute") from None
    if op == Unary.ABS and (kind == "period" or kind == "datetime" and "," in column.dtype):
        raise TypeError(f"bad operand type for abs(): '{'Period' if kind == 'period' else 'Timestamp'}'") from None
    if op == Unary.INVERT and kind == "timedelta":
        raise TypeError("bad operand type for unary ~: 'TimedeltaArray'") from None
    if op == Unary.ABS and kind == "datetime":
        np.absolute(column.to_numpy())
    if op == Unary.INVERT and kind == "float":
        np.invert(column.to_numpy())


def _ask_numpy(column, op, other, reflected):
    if column.kind == "masked":
        column = _pandas.empty({"boolean": "bool"}.get(column.dtype, column.dtype.lower()))
    values = column.slice(0, 1, 1).to_numpy()
    theirs = other.slice(0, 1, 1).to_numpy() if isinstance(other, _pandas.Column) else other
    getattr(np, _OF_NUMPY[op])(*((theirs, values) if reflected else (values, theirs)))


def _unsuited(column, op, other, reflected):
    sides = [_array_name(column), _array_name(other) if isinstance(other, _pandas.Column) else type(other).__name__]
    left, right = reversed(sides) if reflected else sides
    return f"unsupported operand type(s) for {_SYMBOLS[op]}: '{left}' and '{right}'"


def _array_name(column):
    return type(arrays.array_of(column)).__name__
