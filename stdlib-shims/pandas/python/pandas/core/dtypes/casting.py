"""Columns from one dtype to another, and the words for values that fit nowhere."""

import _pandas
from _pandas import Binary, Unary

from pandas.core.arguments.options import unsupported
from pandas.core.dtypes.names import dtype_for_native
from pandas.core.indexing.masks import positions_where
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.questions import is_missing
from pandas.core.time.errors import DateParseError
from pandas.core.time.timedelta import Timedelta
from pandas.core.values.plain import is_nullable_number
from pandas.errors import IntCastingNaNError

# Loaded on first use, which keeps imports short.
questions = on_first_use("pandas.core.dtypes.questions")
period = on_first_use("pandas.core.index.period")
time_to_datetime = on_first_use("pandas.core.time.to_datetime")


def check_missing_cast(column, name):
    """Missing values have no place among complex numbers and flags."""
    if column.kind != "masked" or not column.any_missing():
        return
    if name == "bool" and column.dtype == "string":
        raise TypeError("boolean value of NA is ambiguous")
    if name == "complex128" and column.dtype != "string":
        raise ValueError(
            "cannot convert to 'complex128'-dtype NumPy array with missing values. Specify an appropriate 'na_value' for "
            "this dtype."
        )


def refuse_item(column, name):
    """The error for the first value that is not a number, where numbers stand among other objects."""
    if column.dtype == "string" and name.startswith(("int", "uint", "float")):
        values = column.tolist()
    elif column.kind == "objects" and name.startswith(("Int", "UInt", "Float")):
        values = [value for value in column.tolist() if not is_missing(value)]
        if questions.infer_dtype(values) not in ("mixed-integer", "mixed-integer-float"):
            return
    else:
        return
    for value in values:
        float(value) if name.lower().startswith("float") else int(value)


def cast_categories(column, name):
    """A category column in another dtype, by way of its categories."""
    try:
        if column.any_missing() and name == "bool":
            return column.categories.cast("bool").cast("object").take(column.codes, True)
        return column.cast(name)
    except (TypeError, ValueError):
        if column.any_missing() and (column.categories.kind in ("int", "uint", "float") or name.startswith(("int", "uint"))):
            raise ValueError("Cannot convert float NaN to integer") from None
        raise ValueError(f"Cannot cast {column.categories.dtype} dtype to {name}") from None


def cast_new(values, dtype):
    """A Column of plain values with a wanted dtype."""
    name = dtype_for_native(dtype)
    if name == "str":
        return _pandas.column([v if isinstance(v, str) or is_missing(v) else str(v) for v in values], "object")
    try:
        return _pandas.column(values, name)
    except TypeError as error:
        raise _unsafe_cast(error) from None
    except OverflowError:
        raise OverflowError(f"The elements provided in the data cannot all be casted to the dtype {name}") from None


def cast_column(column, dtype):
    """The same column in another dtype; the column itself when it has it already."""
    name = dtype_for_native(dtype)
    if name == "category":
        return cast_to_category(column, dtype)
    if column.dtype == name:
        return column
    if name == "str":
        return cast_to_text(column)
    if name is not None and name.startswith("period") and column.kind not in ("datetime", "period", "objects"):
        return _periods_of(column, name)
    if column.kind in ("category", "masked") and name is not None:
        if column.kind == "category" and name[0].islower() and name not in ("boolean", "string"):
            return cast_categories(column, name)
        check_missing_cast(column, name)
    try:
        return column.cast(name)
    except ValueError as error:
        if column.kind == "text" and name is not None and name.startswith(("datetime64", "timedelta64")):
            return _times_of_text(column, name)
        if str(error).startswith("Cannot convert non-finite"):
            raise IntCastingNaNError(str(error)) from None
        raise
    except TypeError as error:
        refuse_item(column, name)
        raise (_unsafe_cast(error) if column.kind == "objects" else error) from None


def _periods_of(column, name):
    """Texts as periods; numbers are not periods."""
    if column.kind == "category":
        column = column.cast(column.categories.dtype)
    if column.kind == "text" or column.dtype == "string":
        return period.PeriodIndex(column.tolist(), freq=name[len("period[") : -1])._col
    if column.kind in ("int", "uint") or is_nullable_number(column):
        raise TypeError(f"Cannot cast {column.dtype} to {name}")
    if not len(column):
        return _pandas.empty(name)
    raise ValueError("Value must be Period, string, integer, or datetime")


def _times_of_text(column, name):
    """Texts as times, each read by itself."""
    if name.startswith("timedelta64"):
        for text in column.tolist():
            try:
                Timedelta(text)
            except ValueError:
                raise ValueError(f"Could not convert {text!r} to NumPy timedelta") from None
        raise unsupported(f"astype({name!r}) of these texts")
    texts = classes.Series._from(column, classes.RangeIndex._of_length(len(column)))
    found = time_to_datetime.to_datetime(texts, format="mixed", errors="coerce")._col
    failed = positions_where(found.isna().binary(Binary.AND, column.isna().unary(Unary.INVERT)))
    if len(failed):
        place = int(failed.get(0))
        raise DateParseError(
            f"Unknown datetime string format, unable to parse: {column.get(place)}, at position {place}"
        )
    return found.cast(name)


def _unsafe_cast(error):
    """The error of a cast, in the words of pandas: fractions reach whole numbers by way of objects."""
    text = str(error)
    if text.startswith("cannot safely cast non-equivalent float"):
        return TypeError(f"cannot safely cast non-equivalent object{text[text.index(' to ') :]}")
    return error


def cast_to_text(column):
    """astype(str): every value as Python's str() shows it, missing values too."""
    if column.kind == "text" and not column.any_missing():
        return column
    return column.cast("str")


def cast_to_category(column, dtype="category"):
    """A column as categories; without wanted ones they are its distinct values, sorted where that is possible."""
    categories = getattr(dtype, "categories", None)
    ordered = bool(getattr(dtype, "ordered", False))
    if categories is None:
        if column.kind == "category":
            return column
        try:
            codes, uniques = column.factorize(True)
        except TypeError:
            codes, uniques = column.factorize(False)
        return _pandas.from_codes(codes, uniques, ordered)
    if column.kind == "category":
        column = column.cast(column.categories.dtype)
    return _pandas.from_codes(categories._col.lookup(column), categories._col.share(), ordered)
