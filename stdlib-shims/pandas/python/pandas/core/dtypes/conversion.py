"""to_numeric, and the dtypes of convert_dtypes."""

import numpy as np

import _pandas
from _pandas import Reduce, Time, Unary

from pandas.core.arguments.options import no_default, unsupported
from pandas.core.arguments.questions import is_bool, is_integer, is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.loading import classes
from pandas.core.missing.markers import nan
from pandas.core.missing.questions import is_missing


def to_numeric(arg, errors="raise", downcast=None, dtype_backend=no_default):
    """Numbers out of text or objects.

    >>> pd.to_numeric(pd.Series(["1", "x"]), errors="coerce").tolist()
    [1.0, nan]
    """
    if dtype_backend is not no_default:
        raise unsupported("to_numeric(dtype_backend=...)")
    if downcast not in (None, "integer", "signed", "unsigned", "float"):
        raise ValueError("invalid downcasting method provided")
    if errors not in ("raise", "coerce", "ignore"):
        raise ValueError("invalid error value specified")
    if isinstance(arg, classes.DataFrame) or (isinstance(arg, np.ndarray) and arg.ndim > 1):
        raise TypeError("arg must be a list, tuple, 1-d array, or Series")
    if not is_list_like(arg):
        if is_missing(arg) or isinstance(arg, (int, float, np.number)):
            return arg
        if not isinstance(arg, (str, bool)):
            raise TypeError("Invalid object type at position 0")
        column = numbers(_pandas.objects([arg]), errors)
        return column.get(0)
    column = numbers(as_column(arg if hasattr(arg, "_col") or isinstance(arg, np.ndarray) else list(arg)), errors)
    if downcast is not None and column.kind in ("int", "uint", "float", "bool"):
        column = narrowed(column, downcast)
    if isinstance(arg, classes.Series):
        return arg._with_column(column)
    if isinstance(arg, classes.Index):
        return classes.Index._from(column, arg._name)
    return column.to_numpy()


def numbers(column, errors):
    """A column of numbers out of any column."""
    kind = column.kind
    if kind in ("int", "uint", "float", "bool") or (kind == "masked" and column.dtype not in ("string",)):
        return column.share()
    if kind in ("datetime", "timedelta"):
        return column.time(Time.ORDINAL)
    if kind == "category":
        return numbers(column.cast(column.categories.dtype), errors)
    if kind == "text":
        quick = _text_numbers(column, errors)
        if quick is not None:
            return quick
    values = column.tolist()
    results = []
    for position, value in enumerate(values):
        if is_missing(value):
            number = nan
        elif isinstance(value, (bool, np.bool_)):
            number = bool(value)
        elif isinstance(value, (int, np.integer)):
            number = int(value)
        elif isinstance(value, (float, np.floating)):
            number = float(value)
        elif isinstance(value, str):
            number = parse_number(value)
            if number is None:
                if errors == "ignore":
                    return column.share()
                if errors == "raise":
                    raise ValueError(f'Unable to parse string "{value}" at position {position}')
                number = nan
        elif hasattr(value, "__float__") and type(value).__name__ == "Decimal":
            number = float(value)
        else:
            if errors == "ignore":
                return column.share()
            if errors == "raise":
                raise TypeError(f"Invalid object type at position {position}")
            number = nan
        results.append(number)
    if column.dtype == "string":
        whole = all(number.__class__ is int or number != number for number in results)
        plain = [None if number != number else number for number in results]
        return _pandas.column(plain, "Int64" if whole else "Float64")
    if results and all(number.__class__ is bool for number in results):
        return _pandas.column(results)
    if results and all(isinstance(number, int) for number in results):
        results = [int(number) for number in results]
        low, high = min(results), max(results)
        if low >= -(2**63) and high < 2**63:
            return _pandas.column(results, "int64")
        if low >= 0 and high < 2**64:
            return _pandas.column(results, "uint64")
    return _pandas.column([float(number) for number in results], "float64")


def _text_numbers(column, errors):
    """Numbers out of text by way of its distinct values, which are often few; None where one must be reported."""
    uniques = column.unique()
    parsed = [nan if is_missing(text) else parse_number(text) for text in uniques.tolist()]
    if any(number is None for number in parsed):
        if errors != "coerce":
            return None
        parsed = [nan if number is None else number for number in parsed]
    if not parsed:
        return _pandas.empty("int64")
    whole = all(number.__class__ is int for number in parsed)
    if whole and (min(parsed) < -(2**63) or max(parsed) >= 2**63):
        return None
    made = _pandas.column(parsed, "int64") if whole else _pandas.column([float(number) for number in parsed], "float64")
    return made if len(uniques) == len(column) else made.take(uniques.lookup(column))


_WORDS = {"inf": float("inf"), "+inf": float("inf"), "-inf": float("-inf"), "infinity": float("inf"),
          "-infinity": float("-inf"), "+infinity": float("inf"), "nan": nan, "": nan}  # fmt: skip


def parse_number(text):
    """The number a text stands for, or None."""
    text = text.strip()
    word = text.lower()
    if word in _WORDS:
        return _WORDS[word]
    if "_" in text:
        return None
    try:
        return int(text)
    except ValueError:
        pass
    try:
        return float(text)
    except ValueError:
        return None


_INTEGERS = ("int8", "int16", "int32", "int64")
_UNSIGNED = ("uint8", "uint16", "uint32", "uint64")


def narrowed(column, downcast):
    """The smallest dtype of a family that holds the values without loss."""
    if downcast == "float":
        if column.any_missing() or column.kind in ("int", "uint", "bool", "float"):
            small = column.cast("float32")
            same = np.allclose(small.to_numpy("float64"), column.to_numpy("float64"), rtol=5e-8, atol=0, equal_nan=True)
            return small if same or column.kind == "float" and same else (small if same else column.cast("float64"))
        return column
    if column.any_missing():
        return column
    if column.kind == "float":
        values = column.to_numpy()
        if len(values) and (not np.isfinite(values).all() or (values != np.round(values)).any()):
            return column
    low, high = (int(column.reduce(Reduce.MIN)), int(column.reduce(Reduce.MAX))) if len(column) else (0, 0)
    names = _UNSIGNED if downcast == "unsigned" else _INTEGERS
    if downcast == "unsigned" and low < 0:
        return column
    for name in names:
        limits = np.iinfo(name)
        if limits.min <= low and high <= limits.max:
            return column.cast(name)
    return column


def nullable_column(column, infer, to_string, to_integer, to_boolean, to_floating):
    """A column in the dtype that knows pd.NA, as convert_dtypes picks it."""
    kind = column.kind
    if kind == "objects" and infer:
        values = column.tolist()
        present = [value for value in values if not is_missing(value)]
        if present and all(is_bool(value) for value in present) and to_boolean:
            return _pandas.column([None if is_missing(v) else bool(v) for v in values], "boolean")
        if present and all(is_integer(value) for value in present) and to_integer:
            return _pandas.column([None if is_missing(v) else int(v) for v in values], "Int64")
        if present and all(isinstance(value, str) for value in present) and to_string:
            return _pandas.column([None if is_missing(v) else v for v in values], "string")
        again = _pandas.column(values)
        return column.share() if again.kind == "objects" else nullable_column(
            again, infer, to_string, to_integer, to_boolean, to_floating
        )
    if kind == "text" and to_string:
        return column.cast("string")
    if kind == "bool" and to_boolean:
        return column.cast("boolean")
    if kind in ("int", "uint") and to_integer:
        name = column.dtype
        return column.cast("UInt" + name[4:] if kind == "uint" else "Int" + name[3:])
    if kind == "float":
        if to_integer and _all_whole(column):
            return column.cast("Int64")
        if to_floating:
            return column.cast("Float" + column.dtype[5:])
    return column.share()


def _all_whole(column):
    values = column.filter(column.isna().unary(Unary.INVERT)).to_numpy()
    return bool(len(values) == 0 or (np.isfinite(values).all() and (values == np.round(values)).all()))
