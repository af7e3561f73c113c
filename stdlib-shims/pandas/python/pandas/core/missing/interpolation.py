"""Interpolation through curves: the nearest value, steps, and splines through all known points."""

import numpy as np

import _pandas
from _pandas import Binary, Time, Unary

from pandas.core.indexing.masks import positions_where

_DEGREES = {"slinear": 1, "quadratic": 2, "cubic": 3}
CURVES = ("nearest", "zero", "slinear", "quadratic", "cubic", "polynomial")


def check_index(method, index):
    """Curves need labels that are numbers or times."""
    if method == "linear":
        return
    if index._is_multi:
        raise ValueError("Only `method=linear` interpolation is supported on MultiIndexes.")
    if method in ("nearest", "index", "values", "time", "pad", "ffill", "bfill", "backfill"):
        return
    if index._col_kind() not in ("int", "uint", "float", "bool", "datetime", "timedelta"):
        raise ValueError(
            f"Index column must be numeric or datetime type when using {method} method other than linear. "
            "Try setting a numeric or datetime index column before interpolating."
        )


def check_kind(column, method):
    """Only numbers are interpolated, and times along a straight line."""
    kind = column.kind
    if kind in ("category", "period"):
        array = "Categorical" if kind == "category" else "PeriodArray"
        raise NotImplementedError(f"{array} does not implement interpolate")
    if column.dtype == "string":
        raise TypeError("Cannot interpolate with string dtype")
    if column.dtype == "boolean":
        raise NotImplementedError("interpolate is not implemented for dtype=boolean")
    if kind in ("datetime", "timedelta") and method != "linear":
        raise NotImplementedError(f"interpolate(method={method!r}) of {column.dtype}")


def curved(column, index, method, order):
    """The column with missing values between known ones taken from a curve."""
    if method == "polynomial":
        if order is None:
            raise ValueError("You must specify the order of the spline or polynomial.")
    labels = index._col
    x = labels.time(Time.ORDINAL).cast("float64") if labels.kind in ("datetime", "timedelta") else labels.cast("float64")
    x, y = x.to_numpy(), column.cast("float64").to_numpy()
    known = ~np.isnan(y)
    if not known.any() or known.all():
        return column.share()
    places = x[~known]
    points, values = x[known], y[known]
    sorting = np.argsort(points, kind="stable")
    points, values = points[sorting], values[sorting]
    if method == "nearest":
        middles = points[1:] / 2.0 + points[:-1] / 2.0
        found = values[np.clip(np.searchsorted(middles, places, side="left"), 0, len(points) - 1)]
    elif method == "zero":
        found = values[np.clip(np.searchsorted(points, places, side="right") - 1, 0, len(points) - 1)]
    else:
        found = _spline(points, values, places, _DEGREES.get(method, order))
    outside = (places < points[0]) | (places > points[-1])
    result = y.copy()
    result[~known] = np.where(outside, np.nan, found)
    made = _pandas.column(result)
    return made.cast("Float64") if column.kind == "masked" else made


def _spline(points, values, places, degree):
    """The spline of a degree through all points, where its third (or like) derivative may jump as seldom as can be."""
    n = len(points)
    if n <= degree:
        raise ValueError(f"The number of derivatives at boundaries does not match: expected {degree + 1 - n}, got 0+0")
    inner = points if degree % 2 else (points[1:] + points[:-1]) / 2.0
    cut = (degree + 1) // 2 if degree % 2 else degree // 2
    knots = np.concatenate([np.full(degree + 1, points[0]), inner[cut : len(inner) - cut], np.full(degree + 1, points[-1])])
    weights = np.linalg.solve(_basis(points, knots, degree, n), values)
    inside = np.clip(places, points[0], points[-1])
    return _basis(inside, knots, degree, n) @ weights


def _basis(places, knots, degree, n):
    """The values of the n basis splines at some places, a row per place."""
    spans = len(knots) - 1
    rows = np.zeros((len(places), spans))
    at = np.clip(np.searchsorted(knots, places, side="right") - 1, degree, n - 1)
    rows[np.arange(len(places)), at] = 1.0
    for power in range(1, degree + 1):
        raised = np.zeros((len(places), spans - power))
        for j in range(spans - power):
            left, right = knots[j + power] - knots[j], knots[j + power + 1] - knots[j + 1]
            if left > 0:
                raised[:, j] += (places - knots[j]) / left * rows[:, j]
            if right > 0:
                raised[:, j] += (knots[j + power + 1] - places) / right * rows[:, j + 1]
        rows = raised
    return rows


def within_area(column, result, area):
    """Only the missing values between known ones ("inside") or before and after them ("outside") stay filled."""
    if area not in (None, "inside", "outside"):
        raise ValueError(f"Invalid limit_area: expecting one of ['inside', 'outside'], got {area}.")
    if area is None or not column.any_missing():
        return result
    present = positions_where(column.isna().unary(Unary.INVERT))
    if not len(present):
        return column.share()
    rows = _pandas.int_range(0, len(column), 1)
    first, last = int(present.get(0)), int(present.get(len(present) - 1))
    inside = rows.binary(Binary.GE, first).binary(Binary.AND, rows.binary(Binary.LE, last))
    keep = inside if area == "inside" else inside.unary(Unary.INVERT)
    return result.where(keep.binary(Binary.OR, column.isna().unary(Unary.INVERT)), column)
