"""Filling missing values by a value or by their neighbours."""

import _frame

from pandas.core import common
from pandas.core.common import Column


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


def filled(column, value, limit=None):
    """A column with a value, or those of another column, in place of missing ones."""
    if limit is not None:
        if limit <= 0:
            raise ValueError("Limit must be greater than 0")
        missing = common.positions_where(column.isna())
        if len(missing) > limit:
            chosen = _frame.int_range(0, len(column), 1).isin(missing.slice(0, limit, 1))
            return column.where(chosen.unary("invert"), value)
    if not column.any_missing():
        return column.share()
    if column.kind == "category" and not isinstance(value, Column) and not common.is_missing(value):
        if not column.categories.isin(_frame.column([value])).reduce("any"):
            raise TypeError(
                f"Cannot setitem on a Categorical with a new category ({value}), set the categories first"
            )
    result = column.fillna(value)
    if result.kind == "objects":
        result = settled(result)
    return result


def settled(column):
    """A column of objects as the narrower dtype its values fit, as pandas does after filling."""
    again = _frame.column(column.tolist())
    return again if again.kind != "objects" else column


def interpolated(column, index, method, limit, direction, area):
    """interpolate of one column."""
    if method in ("pad", "ffill"):
        return column.fill("forward", limit)
    if method in ("bfill", "backfill"):
        return column.fill("backward", limit)
    if method not in ("linear", "index", "values", "time", "slinear"):
        known = ("nearest", "zero", "quadratic", "cubic", "barycentric", "krogh", "spline", "polynomial",
                 "from_derivatives", "piecewise_polynomial", "pchip", "akima", "cubicspline")  # fmt: skip
        if method in known:
            raise common.unsupported(f"interpolate(method={method!r})")
        raise ValueError(f"method must be one of ['linear', 'time', 'index', 'values', 'nearest', 'zero', 'slinear', "
                         f"'quadratic', 'cubic', 'barycentric', 'krogh', 'spline', 'polynomial', 'from_derivatives', "
                         f"'piecewise_polynomial', 'pchip', 'akima', 'cubicspline']. Got '{method}' instead.")  # fmt: skip
    if direction not in (None, "forward", "backward", "both"):
        raise ValueError(
            f"Invalid limit_direction: expecting one of ['forward', 'backward', 'both'], got '{direction}'."
        )
    if limit is not None and limit <= 0:
        raise ValueError("Limit must be greater than 0")
    if column.kind in ("text", "objects"):
        return column.share()
    x = None
    if method in ("index", "values", "time", "slinear"):
        labels = index._col
        if method == "time" and labels.kind != "datetime":
            raise ValueError(
                "time-weighted interpolation only works on Series or DataFrames with a DatetimeIndex"
            )
        x = labels.time("ordinal").cast("float64") if labels.kind in ("datetime", "timedelta") else labels.cast("float64")
    if column.kind in ("int", "uint", "bool"):
        return column.share()
    result = column.interpolate_linear(limit, direction or "forward", x)
    if area is not None:
        present = common.positions_where(column.isna().unary("invert"))
        if not len(present):
            return column.share()
        rows = _frame.int_range(0, len(column), 1)
        inside = rows.binary("ge", int(present.get(0))).binary("and", rows.binary("le", int(present.get(len(present) - 1))))
        keep = inside if area == "inside" else inside.unary("invert")
        result = result.where(keep.binary("or", column.isna().unary("invert")), column)
    return result
