"""Filling missing values by a value or by their neighbours."""

import _pandas
from _pandas import Fill, Reduce, Time, Unary

from pandas.core.arguments.options import no_default, unsupported
from pandas.core.arguments.questions import is_integer
from pandas.core.construction.columns import Column
from pandas.core.indexing.masks import positions_where
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.questions import is_missing

# Loaded on first use, which keeps imports short.
interpolation = on_first_use("pandas.core.missing.interpolation")


def check_fill(value, method):
    """The rules for the arguments of fillna."""
    if value is None and method is None:
        raise ValueError("Must specify a fill 'value' or 'method'.")
    if value is not None and method is not None:
        raise ValueError("Cannot specify both 'value' and 'method'.")
    if isinstance(value, (list, tuple)):
        raise TypeError(
            f'"value" parameter must be a scalar or dict, but you passed a "{type(value).__name__}"'
        )


def check_limit(limit):
    """The rules for the number of missing values in a row that are filled."""
    if limit is not None:
        if not is_integer(limit):
            raise ValueError("Limit must be an integer")
        if limit < 1:
            raise ValueError("Limit must be greater than 0")


def filled(column, value, limit=None):
    """A column with a value, or those of another column, in place of missing ones."""
    return settled(_filled(column, value, limit))


def _filled(column, value, limit):
    if limit is not None:
        check_limit(limit)
        missing = positions_where(column.isna())
        if len(missing) > limit:
            chosen = _pandas.int_range(0, len(column), 1).isin(missing.slice(0, limit, 1))
            return column.where(chosen.unary(Unary.INVERT), value)
    if not column.any_missing():
        return column.share()
    if column.kind == "category" and not isinstance(value, Column) and not is_missing(value):
        if not column.categories.isin(_pandas.column([value])).reduce(Reduce.ANY):
            raise TypeError(
                f"Cannot setitem on a Categorical with a new category ({value}), set the categories first"
            )
    if column.dtype == "string" and not are_texts(value):
        column = column.cast("object")
    return column.fillna(value)


def check_fill_value(column, value, or_else="or 'NaT'"):
    """Times are filled with times only, and columns of texts with texts."""
    if value is no_default or is_missing(value):
        return
    name = type(value).__name__
    wanted = {"datetime": "Timestamp", "timedelta": "Timedelta", "period": "Period"}.get(column.kind)
    if wanted is not None and isinstance(value, (int, float)):
        comma = "," if or_else.startswith("'") else ""
        raise TypeError(f"value should be a '{wanted}'{comma} {or_else}. Got '{name}' instead.")
    if column.dtype == "string" and not isinstance(value, str):
        raise TypeError(
            f"Invalid value '{value}' for dtype 'string'. Value should be a string or missing value, got '{name}' instead."
        )


def are_texts(value):
    """Whether a column of texts can take a value, or all of another column."""
    if isinstance(value, Column):
        return value.kind == "text" or value.dtype == "string"
    return isinstance(value, str) or is_missing(value)


def settled(column):
    """A column of objects as the narrower dtype its values fit, as pandas does after filling; others as they are."""
    if column.kind != "objects":
        return column
    again = _pandas.column(column.tolist())
    return again if again.kind != "objects" else column


def gave_way(column, found):
    """What is left of booleans after others took their place: whole numbers, where none of them stayed."""
    if column.kind != "bool" or found.kind != "objects":
        return found
    numbers = settled(found)
    return numbers if numbers.kind == "int" else found


def interpolated(column, index, method, limit, direction, area, order=None):
    """interpolate of one column."""
    if not len(column):
        return column.share()
    interpolation.check_index(method, index)
    check_limit(limit)
    if method in ("pad", "ffill"):
        return column.fill(Fill.FORWARD, limit)
    if method in ("bfill", "backfill"):
        return column.fill(Fill.BACKWARD, limit)
    if direction not in (None, "forward", "backward", "both"):
        raise ValueError(
            f"Invalid limit_direction: expecting one of ['forward', 'backward', 'both'], got '{direction}'."
        )
    interpolation.check_kind(column, method)
    if column.kind in ("text", "objects", "int", "uint", "bool"):
        return column.share()
    if method in ("barycentric", "krogh", "spline", "from_derivatives", "piecewise_polynomial", "pchip", "akima",
                  "cubicspline"):  # fmt: skip
        raise unsupported(f"interpolate(method={method!r})")
    if method in interpolation.CURVES:
        if limit is not None or direction not in (None, "forward", "both"):
            raise unsupported(f"interpolate(method={method!r}, limit=..., limit_direction=...)")
        return interpolation.within_area(column, interpolation.curved(column, index, method, order), area)
    if method not in ("linear", "index", "values", "time"):
        raise ValueError(f"method must be one of ['linear', 'time', 'index', 'values', 'nearest', 'zero', 'slinear', "
                         f"'quadratic', 'cubic', 'barycentric', 'krogh', 'spline', 'polynomial', 'from_derivatives', "
                         f"'piecewise_polynomial', 'pchip', 'akima', 'cubicspline']. Got '{method}' instead.")  # fmt: skip
    x = None
    if method != "linear":
        labels = index._col
        if method == "time" and labels.kind != "datetime":
            raise ValueError(
                "time-weighted interpolation only works on Series or DataFrames with a DatetimeIndex"
            )
        x = labels.time(Time.ORDINAL).cast("float64") if labels.kind in ("datetime", "timedelta") else labels.cast("float64")
    return interpolation.within_area(column, column.interpolate_linear(limit, direction or "forward", x), area)


def filled_along(column, direction, limit, area=None):
    """ffill and bfill of one column."""
    check_limit(limit)
    if area is None:
        return settled(column.fill(direction, limit))
    return settled(interpolation.within_area(column, column.fill(direction, limit), area))


def filled_in_direction(column, method, limit):
    """fillna(method=...)."""
    if method in ("ffill", "pad"):
        return filled_along(column, Fill.FORWARD, limit)
    if method in ("bfill", "backfill"):
        return filled_along(column, Fill.BACKWARD, limit)
    raise ValueError(f"Invalid fill method. Expecting pad (ffill) or backfill (bfill). Got {method}")
