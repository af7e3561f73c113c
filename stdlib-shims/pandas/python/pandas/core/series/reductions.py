"""Reductions of a Series to one value."""

import numpy as np

import _pandas
from _pandas import Reduce

from pandas.core.arguments.options import check_axis, refuse_unused
from pandas.core.arguments.questions import is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.markers import NaT, nan
from pandas.core.missing.questions import is_missing
from pandas.core.series.object_reductions import OBJECT_REDUCTIONS, extreme_position, needs_objects, object_reduced
from pandas.core.statistics.quantiles import quantile_column

# Loaded on first use, which keeps imports short.
aggregating = on_first_use("pandas.core.series.aggregating")
correlation = on_first_use("pandas.core.statistics.correlation")
describing = on_first_use("pandas.core.statistics.describing")

# With fewer values there is no such moment, and pandas answers with Python's nan.
_LEAST = {"skew": 3, "kurt": 4}


class SeriesReductions:
    """Part of Series."""

    def _reduce(self, op, axis, skipna=True, numeric_only=False, **options):
        if axis is not None and axis != 0:
            check_axis(axis, "Series")
        if numeric_only and self._col.kind in ("text", "objects"):
            raise TypeError(f"Series.{op} does not allow numeric_only={numeric_only} with non-numeric dtypes.")
        return reduced(self._col, op, skipna, options)

    def sum(self, axis=None, skipna=True, numeric_only=False, min_count=0, **kwargs):
        """The sum of the values."""
        refuse_unused("sum", kwargs)
        return self._reduce(Reduce.SUM, axis, skipna, numeric_only, min_count=min_count)

    def prod(self, axis=None, skipna=True, numeric_only=False, min_count=0, **kwargs):
        """The product of the values."""
        refuse_unused("prod", kwargs)
        return self._reduce(Reduce.PROD, axis, skipna, numeric_only, min_count=min_count)

    product = prod

    def mean(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        """The mean of the values."""
        refuse_unused("mean", kwargs)
        return self._reduce(Reduce.MEAN, axis, skipna, numeric_only)

    def median(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        """The median of the values."""
        refuse_unused("median", kwargs)
        return self._reduce(Reduce.MEDIAN, axis, skipna, numeric_only)

    def min(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        """The smallest value."""
        refuse_unused("min", kwargs)
        return self._reduce(Reduce.MIN, axis, skipna, numeric_only)

    def max(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        """The largest value."""
        refuse_unused("max", kwargs)
        return self._reduce(Reduce.MAX, axis, skipna, numeric_only)

    def std(self, axis=None, skipna=True, ddof=1, numeric_only=False, **kwargs):
        """The standard deviation of a sample."""
        refuse_unused("std", kwargs)
        return self._reduce(Reduce.STD, axis, skipna, numeric_only, ddof=ddof)

    def var(self, axis=None, skipna=True, ddof=1, numeric_only=False, **kwargs):
        """The variance of a sample."""
        refuse_unused("var", kwargs)
        return self._reduce(Reduce.VAR, axis, skipna, numeric_only, ddof=ddof)

    def sem(self, axis=None, skipna=True, ddof=1, numeric_only=False, **kwargs):
        """The standard error of the mean."""
        refuse_unused("sem", kwargs)
        return self._reduce(Reduce.SEM, axis, skipna, numeric_only, ddof=ddof)

    def skew(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        """The skewness."""
        refuse_unused("skew", kwargs)
        return self._reduce(Reduce.SKEW, axis, skipna, numeric_only)

    def kurt(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        """The excess kurtosis."""
        refuse_unused("kurt", kwargs)
        return self._reduce(Reduce.KURT, axis, skipna, numeric_only)

    kurtosis = kurt

    def any(self, *, axis=0, bool_only=False, skipna=True, **kwargs):
        """Whether a value is true."""
        refuse_unused("any", kwargs)
        return self._reduce(Reduce.ANY, axis, skipna)

    def all(self, axis=0, bool_only=False, skipna=True, **kwargs):
        """Whether every value is true."""
        refuse_unused("all", kwargs)
        return self._reduce(Reduce.ALL, axis, skipna)

    def count(self):
        """How many values are not missing."""
        return np.int64(self._col.reduce(Reduce.COUNT))

    def nunique(self, dropna=True):
        """How many different values there are."""
        uniques = self._col.unique()
        # objects keep None and nan apart
        return len(uniques) - (int(uniques.isna().reduce(Reduce.SUM)) if dropna else 0)

    def argmax(self, axis=None, skipna=True, *args, **kwargs):
        """The position of the largest value."""
        return self._extreme_position(Reduce.ARGMAX, skipna)

    def argmin(self, axis=None, skipna=True, *args, **kwargs):
        """The position of the smallest value."""
        return self._extreme_position(Reduce.ARGMIN, skipna)

    def _extreme_position(self, op, skipna=True):
        column = self._col
        if len(column) == 0:
            raise ValueError(f"attempt to get {op} of an empty sequence")
        if column.dtype == "object" and (column.kind == "text" or column.any_missing()):
            found = extreme_position(column, op)
            if column.any_missing() and (not skipna or is_missing(column.get(found))):
                return -1
            return np.int64(found)
        found = column.reduce(op, skipna=skipna)
        return np.int64(found) if isinstance(found, int) else found

    def idxmax(self, axis=0, skipna=True, *args, **kwargs):
        """The label of the largest value."""
        return self._extreme_label(Reduce.ARGMAX, skipna)

    def idxmin(self, axis=0, skipna=True, *args, **kwargs):
        """The label of the smallest value."""
        return self._extreme_label(Reduce.ARGMIN, skipna)

    def _extreme_label(self, op, skipna):
        position = self._extreme_position(op, skipna)
        if is_missing(position) or position < 0:
            return NaT if self._index._col_kind() in ("datetime", "timedelta", "period") else nan
        return self._index[int(position)]

    def quantile(self, q=0.5, interpolation="linear"):
        """The value below which a share of the values lies."""
        if is_list_like(q):
            wanted = as_column(q)
            for one in wanted.tolist():
                _check_quantile(one)
            column = quantile_column(self._col, [float(one) for one in wanted.tolist()], interpolation)
            return classes.Series._from(column, classes.Index._from(wanted.cast("float64")), self._name)
        _check_quantile(q)
        if self._col.kind in ("datetime", "timedelta"):
            return self._col.reduce(Reduce.QUANTILE, q=float(q), interpolation=interpolation)
        return quantile_column(self._col, [float(q)], interpolation).get(0)

    def mode(self, dropna=True):
        """The most frequent values."""
        column = modes(self._col, dropna)
        return classes.Series._from(column, classes.RangeIndex._of_length(len(column)), self._name)

    def agg(self, func=None, axis=0, *args, **kwargs):
        """One or several reductions, by name or as functions."""
        check_axis(axis, "Series")
        return aggregating.aggregate_series(self, func, args, kwargs)

    aggregate = agg

    def describe(self, percentiles=None, include=None, exclude=None):
        """Count, mean, spread and quantiles, or the most frequent value."""
        return describing.describe_series(self, percentiles)

    @property
    def is_unique(self):
        """Whether no value occurs twice."""
        return bool(self._col.is_unique())

    @property
    def is_monotonic_increasing(self):
        """Whether each value is at least the one before."""
        return bool(self._col.is_monotonic(True))

    @property
    def is_monotonic_decreasing(self):
        """Whether each value is at most the one before."""
        return bool(self._col.is_monotonic(False))

    def corr(self, other, method="pearson", min_periods=None):
        """The correlation with another Series."""
        return correlation.series_correlation(self, other, method, min_periods)

    def cov(self, other, min_periods=None, ddof=1):
        """The covariance with another Series."""
        return correlation.series_covariance(self, other, min_periods, ddof)

    def autocorr(self, lag=1):
        """The correlation with itself some steps before."""
        return self.corr(self.shift(lag))


def reduced(column, op, skipna, options):
    """One reduction of a column; text that is not a number is a TypeError, as in pandas."""
    check_reduction(column, op)
    if needs_objects(column, op, skipna) or column.kind == "objects" and options.get("min_count"):
        return object_reduced(column, op, skipna, **options)
    if column.dtype == "float32" and op in ("mean", "sem"):
        return _single_precision(column, op, skipna, options)
    if op == "median" and column.kind == "period":
        return quantile_column(column, [0.5]).get(0) if skipna or not column.any_missing() else NaT
    if column.dtype == "string":
        options = {}
    try:
        found = column.reduce(op, skipna=bool(skipna), **options)
    except (TypeError, ValueError):
        if column.dtype == "object" and op in OBJECT_REDUCTIONS:
            return object_reduced(column, op, skipna, **options)
        raise
    if isinstance(found, (float, np.floating)) and found != found:
        return _no_number(column, op, skipna, found)
    return np.bool_(found) if found is True or found is False else found


def check_reduction(column, op):
    """TypeError for what a kind of values cannot be reduced to."""
    kind = column.kind
    if op == "sem" and kind in ("datetime", "timedelta"):
        array = "DatetimeArray" if kind == "datetime" else "TimedeltaArray"
        raise TypeError(f"'{array}' with dtype {column.dtype} does not support reduction 'sem'")
    if column.dtype == "string" and op not in ("sum", "min", "max"):
        raise TypeError(f"Cannot perform reduction '{op}' with string dtype")
    if op == "mean" and kind == "period":
        raise TypeError(
            "mean is not implemented for PeriodArray since the meaning is ambiguous.  An alternative is "
            "obj.to_timestamp(how='start').mean()"
        )


def _single_precision(column, op, skipna, options):
    """Means of float32 are worked out in float32."""
    n_values = np.float32(column.reduce(Reduce.COUNT) if skipna else len(column))
    if op == "sem":
        return np.sqrt(column.reduce(Reduce.VAR, skipna=bool(skipna), **options)) / np.sqrt(n_values)
    return column.reduce(Reduce.SUM, skipna=bool(skipna)) / n_values if n_values else nan


def _no_number(column, op, skipna, found):
    """nan as the type pandas gives it: Python's own where no float came about, numpy's where one did."""
    if op in _LEAST:
        n_values = column.reduce(Reduce.COUNT) if skipna else len(column)
        return nan if n_values < _LEAST[op] else np.float64(nan) if column.dtype != "float32" else found
    if op == "sem":
        return np.float64(nan)
    if op in ("sum", "prod") and column.kind in ("int", "uint", "bool"):
        return nan
    if op in ("sum", "prod", "std") and column.dtype == "float32":
        return np.float32(nan)
    return found


def _check_quantile(q):
    if not 0 <= q <= 1:
        raise ValueError("percentiles should all be in the interval [0, 1]")


def modes(column, dropna):
    """The most frequent values in order: a missing time comes first, of a mixture numbers before texts."""
    found = column.mode(dropna)
    if found.kind in ("datetime", "timedelta") and found.any_missing():
        return found.take(found.argsort(True, "first"))
    if found.kind != "objects":
        return found
    values = found.tolist()
    texts = [value for value in values if isinstance(value, str)]
    missing = [value for value in values if is_missing(value)]
    try:
        others = sorted(value for value in values if not isinstance(value, str) and not is_missing(value))
    except TypeError:
        return found
    return _pandas.objects(others + sorted(texts) + missing)
