"""Several quantiles of a column at once."""

import numpy as np

import _pandas
from _pandas import Reduce, Time, Unary

_OF_PANDAS = ("linear", "lower", "higher", "midpoint", "nearest")
_PLACES = {"lower": np.floor, "higher": np.ceil, "nearest": np.rint}
_OF_NUMPY = (
    "inverted_cdf", "averaged_inverted_cdf", "closest_observation", "interpolated_inverted_cdf", "hazen", "weibull",
    "linear", "median_unbiased", "normal_unbiased", "lower", "higher", "midpoint", "nearest",
)


def quantile_column(column, shares, interpolation="linear"):
    """The value below which each share of the values lies, as a column of the type pandas gives it."""
    if interpolation not in _OF_PANDAS and len(column):
        _refuse(interpolation)
    if column.kind in ("int", "uint", "float", "bool") or (column.kind == "masked" and column.dtype != "string"):
        return _pandas.quantiles(column, list(shares), interpolation)
    if column.kind == "period":
        ordinals = column.time(Time.ORDINAL).cast("float64").filter(column.isna().unary(Unary.INVERT))
        if not len(ordinals):
            return column.take(_pandas.column([-1] * len(shares), "int64"), True)
        found = _pandas.quantiles(ordinals, list(shares), interpolation)
        return _pandas.from_ordinals(found.cast("int64"), column.dtype[len("period[") : -1])
    if column.dtype in ("object", "string") and interpolation in _PLACES:
        return _picked(column, shares, _PLACES[interpolation])
    if column.dtype == "string":
        raise TypeError("unsupported operand type(s) for -: 'str' and 'str'")
    values = [column.reduce(Reduce.QUANTILE, q=share, interpolation=interpolation) for share in shares]
    return _pandas.column(values, column.dtype)


def _picked(column, shares, place):
    """Values that stand at a place in order, for values that have an order and no differences."""
    ordered = column.filter(column.isna().unary(Unary.INVERT))
    ordered = ordered.take(ordered.argsort())
    places = [int(place(share * (len(ordered) - 1))) if len(ordered) else -1 for share in shares]
    return ordered.take(_pandas.column(places, "int64"), True)


def quantiles(column, shares, interpolation="linear"):
    """The value below which each share of the values lies, as a list."""
    return quantile_column(column, shares, interpolation).tolist()


def _refuse(interpolation):
    if interpolation in _OF_NUMPY:
        raise NotImplementedError(f"quantile(interpolation={interpolation!r})")
    raise ValueError(f"{interpolation!r} is not a valid method. Use one of: dict_keys({list(_OF_NUMPY)})")
