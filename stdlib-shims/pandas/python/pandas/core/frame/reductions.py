"""Reductions of a DataFrame along rows or columns."""

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Unary

from pandas.core.arguments.options import check_axis, no_default, refuse_unused, unsupported
from pandas.core.arguments.questions import is_bool, is_integer, is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.markers import NaT, nan
from pandas.core.missing.questions import is_missing
from pandas.core.series.reductions import modes, reduced

# Loaded on first use, which keeps imports short.
rowwise = on_first_use("pandas.core.frame.rowwise")
correlation = on_first_use("pandas.core.statistics.correlation")
describing = on_first_use("pandas.core.statistics.describing")

_KEEP_DTYPE = ("min", "max", "sum", "prod")
_NUMBERS = ("int", "uint", "float", "bool")
_ORDERED = {"int", "uint", "float", "bool", "datetime", "timedelta", "masked"}


class FrameReductions:
    """Part of DataFrame."""

    def _numeric_part(self):
        """The columns of numbers and booleans."""
        keep = [
            i for i, column in enumerate(self._cols)
            if column.kind in _NUMBERS or (column.kind == "masked" and column.dtype != "string")
        ]  # fmt: skip
        return self if len(keep) == len(self._cols) else self._columns_of_dtype(keep)

    def _reduce(self, op, axis, skipna=True, numeric_only=False, **options):
        frame = self._numeric_part() if numeric_only else self
        if axis is None:
            return frame._reduce_all(op, skipna, options)
        if axis is not no_default and check_axis(axis):
            return rowwise.reduce_rows(frame, op, skipna, options)
        values = []
        for column in frame._cols:
            values.append(self._reduce_column(column, op, skipna, options))
        return classes.Series._from(self._reduced_column(frame, values, op), frame._columns, None)

    def _reduce_column(self, column, op, skipna, options):
        try:
            found = reduced(column, op, skipna, options)
            too_few = column.dtype == "object" and column.reduce(Reduce.COUNT) < options.get("min_count", 0)
            return None if too_few else found
        except ValueError as error:
            # Of a whole frame pandas casts the results, and a duration that is too long comes out missing.
            if column.kind == "timedelta" and str(error) == "overflow in timedelta operation":
                return NaT
            raise
        except TypeError as error:
            if column.dtype == "object" and str(error).startswith(("Could not convert", "Cannot convert")):
                raise TypeError(self._conversion_error(op, skipna)) from None
            raise error

    def _conversion_error(self, op, skipna):
        # The text shows every column of objects, for the mean their values joined.
        objects = [column for column in self._cols if column.dtype == "object"]
        if op == "mean":
            shown = " ".join(repr("".join(str(value) for value in column.tolist())) for column in objects)
            return f"Could not convert [{shown}] to numeric"
        rows = [[nan if skipna and is_missing(value) else value for value in column.tolist()] for column in objects]
        lines = ["[" + " ".join(repr(value) for value in row) + "]" for row in rows]
        return "Cannot convert [" + "\n ".join(lines) + "] to numeric"

    def _reduced_column(self, frame, values, op):
        if not values:
            return _pandas.empty("bool" if op in ("any", "all") else "float64")
        names = {column.dtype for column in frame._cols}
        kinds = {column.kind for column in frame._cols}
        if op in ("any", "all"):
            return _pandas.column([bool(value) for value in values], "boolean" if kinds == {"masked"} else "bool")
        if "object" in names:
            # Means and the like are floats before they are objects.
            return _pandas.objects(values if op in _KEEP_DTYPE else [
                value.item() if isinstance(value, np.generic) else value for value in values
            ])  # fmt: skip
        if kinds == {"masked"} and "string" not in names:
            if op in ("min", "max") and "boolean" in names and len(names) > 1:
                return _pandas.objects(values)
            return _pandas.column(values, self._masked_result(names, op))
        if op in _KEEP_DTYPE and len(names) == 1:
            name = next(iter(names))
            if op in ("min", "max") and name != "object" and kinds <= _ORDERED:
                return _pandas.column(values, name)
        if kinds <= {"int", "uint", "float", "bool"}:
            if op in ("min", "max") and "bool" in kinds and len(kinds) > 1:
                return _pandas.objects(values)
            if all(is_integer(value) for value in values):
                return _pandas.column(values, "int64" if kinds != {"uint"} or op in ("min", "max") else "uint64")
            if all(is_bool(value) for value in values):
                return _pandas.column(values)
            if kinds == {"float"} and names == {"float32"}:
                return _pandas.column(values, "float32")
            return _pandas.column([float(value) for value in values], "float64")
        if len(kinds) > 1 and kinds & {"datetime", "timedelta", "period"}:
            return _pandas.objects(values)
        if kinds == {"timedelta"} and all(value is NaT for value in values):
            return _pandas.full(len(values), NaT, next(iter(names)))
        if op in ("std", "var", "mean", "median", "sem", "skew", "kurt", "sum", "prod", "min", "max"):
            return _pandas.column(values)
        return _pandas.column(values)

    def _masked_result(self, names, op):
        if op not in _KEEP_DTYPE or len(names) > 1 and any(name.startswith("Float") for name in names):
            return "Float64"
        name = next(iter(names)) if len(names) == 1 else "Int64"
        return "Int64" if name == "boolean" and op in ("sum", "prod") else name

    def _reduce_all(self, op, skipna, options):
        if op in ("any", "all"):
            first = [bool(reduced(column, op, skipna, {})) for column in self._cols]
            return np.bool_(any(first) if op == "any" else all(first))
        if not self._cols:
            return nan
        return _pandas.concat([column for column in self._cols]).reduce(op, skipna=skipna, **options)

    def sum(self, axis=0, skipna=True, numeric_only=False, min_count=0, **kwargs):
        """The sum of each column, or row."""
        refuse_unused("sum", kwargs)
        return self._reduce(Reduce.SUM, 0 if axis is None else axis, skipna, numeric_only, min_count=min_count)

    def prod(self, axis=0, skipna=True, numeric_only=False, min_count=0, **kwargs):
        """The product of each column, or row."""
        refuse_unused("prod", kwargs)
        return self._reduce(Reduce.PROD, 0 if axis is None else axis, skipna, numeric_only, min_count=min_count)

    product = prod

    def mean(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        """The mean of each column, or row."""
        refuse_unused("mean", kwargs)
        return self._reduce(Reduce.MEAN, axis, skipna, numeric_only)

    def median(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        """The median of each column, or row."""
        refuse_unused("median", kwargs)
        return self._reduce(Reduce.MEDIAN, axis, skipna, numeric_only)

    def min(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        """The smallest value of each column, or row."""
        refuse_unused("min", kwargs)
        return self._reduce(Reduce.MIN, axis, skipna, numeric_only)

    def max(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        """The largest value of each column, or row."""
        refuse_unused("max", kwargs)
        return self._reduce(Reduce.MAX, axis, skipna, numeric_only)

    def std(self, axis=0, skipna=True, ddof=1, numeric_only=False, **kwargs):
        """The standard deviation of each column, or row."""
        refuse_unused("std", kwargs)
        return self._reduce(Reduce.STD, 0 if axis is None else axis, skipna, numeric_only, ddof=ddof)

    def var(self, axis=0, skipna=True, ddof=1, numeric_only=False, **kwargs):
        """The variance of each column, or row."""
        refuse_unused("var", kwargs)
        return self._reduce(Reduce.VAR, 0 if axis is None else axis, skipna, numeric_only, ddof=ddof)

    def sem(self, axis=0, skipna=True, ddof=1, numeric_only=False, **kwargs):
        """The standard error of the mean of each column, or row."""
        refuse_unused("sem", kwargs)
        return self._reduce(Reduce.SEM, 0 if axis is None else axis, skipna, numeric_only, ddof=ddof)

    def skew(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        """The skewness of each column, or row."""
        refuse_unused("skew", kwargs)
        return self._reduce(Reduce.SKEW, axis, skipna, numeric_only)

    def kurt(self, axis=0, skipna=True, numeric_only=False, **kwargs):
        """The excess kurtosis of each column, or row."""
        refuse_unused("kurt", kwargs)
        return self._reduce(Reduce.KURT, axis, skipna, numeric_only)

    kurtosis = kurt

    def any(self, *, axis=0, bool_only=False, skipna=True, **kwargs):
        """Whether a value of each column, or row, is true."""
        refuse_unused("any", kwargs)
        return (self._only_bools() if bool_only else self)._reduce(Reduce.ANY, axis, skipna)

    def all(self, axis=0, bool_only=False, skipna=True, **kwargs):
        """Whether every value of each column, or row, is true."""
        refuse_unused("all", kwargs)
        return (self._only_bools() if bool_only else self)._reduce(Reduce.ALL, axis, skipna)

    def _only_bools(self):
        return self._columns_of_dtype([i for i, column in enumerate(self._cols) if column.dtype == "bool"])

    def count(self, axis=0, numeric_only=False):
        """How many values of each column, or row, are not missing."""
        frame = self._numeric_part() if numeric_only else self
        if check_axis(axis):
            total = _pandas.full(len(self._index), 0, "int64")
            for column in frame._cols:
                total = total.binary(Binary.ADD, column.isna().unary(Unary.INVERT).cast("int64"))
            return classes.Series._from(total, self._index, None)
        counts = [column.reduce(Reduce.COUNT) for column in frame._cols]
        return classes.Series._from(_pandas.column(counts, "int64"), frame._columns, None)

    def idxmax(self, axis=0, skipna=True, numeric_only=False):
        """The row label of the largest value of each column."""
        return self._extreme_labels(Reduce.ARGMAX, axis, skipna, numeric_only)

    def idxmin(self, axis=0, skipna=True, numeric_only=False):
        """The row label of the smallest value of each column."""
        return self._extreme_labels(Reduce.ARGMIN, axis, skipna, numeric_only)

    def _extreme_labels(self, op, axis, skipna, numeric_only):
        frame = self._numeric_part() if numeric_only else self
        if check_axis(axis):
            if not len(frame._index):
                return classes.Series._from(frame._columns._col.slice(0, 0, 1), self._index, None)
            positions = rowwise.extreme_positions(frame, op, skipna)
            return classes.Series._from(frame._columns._col.take(positions, True), self._index, None)
        labels = []
        for column in frame._cols:
            if not len(column):
                raise ValueError(f"attempt to get {op} of an empty sequence")
            if not skipna and column.kind in ("datetime", "timedelta", "period", "category") and column.any_missing():
                raise NotImplementedError(f"idx{op[3:]}(skipna=False) of {column.dtype} with missing values")
            position = classes.Series._from(column, self._index)._extreme_position(op, skipna)
            missing = is_missing(position) or position < 0
            labels.append(nan if missing else self._index[int(position)])
        found = _pandas.column(labels) if labels else self._index._col.slice(0, 0, 1)
        return classes.Series._from(found, frame._columns, None)

    def quantile(self, q=0.5, axis=0, numeric_only=False, interpolation="linear", method="single"):
        """The value below which a share of each column lies."""
        if method != "single":
            raise unsupported(f"DataFrame.quantile(method={method!r})")
        frame = self._numeric_part() if numeric_only else self
        if check_axis(axis):
            frame = frame.T
        if not is_list_like(q):
            result = frame.quantile([q], 0, False, interpolation)
            if not result._cols:
                return classes.Series._from(_pandas.column([], "float64"), result._columns, np.float64(q))
            return classes.Series._from(result.iloc[0]._col, frame._columns, np.float64(q))
        index = classes.Index._from(as_column(list(q)).cast("float64"))
        cols = [_quantiles(column, q, interpolation) for column in frame._cols]
        labels = frame._columns if cols else classes.Index._from(_pandas.empty("object"), self._columns._name)
        return classes.DataFrame._from(cols, labels, index)

    def mode(self, axis=0, numeric_only=False, dropna=True):
        """The most frequent values of each column."""
        frame = self._numeric_part() if numeric_only else self
        if check_axis(axis):
            if frame.empty:
                return frame.iloc[:0].reset_index(drop=True)
            return frame.T.mode(0, False, dropna).T.infer_objects()
        found = [modes(column, dropna) for column in frame._cols]
        n = max((len(column) for column in found), default=0)
        cols = []
        for column in found:
            if len(column) < n:
                positions = list(range(len(column))) + [-1] * (n - len(column))
                column = column.take(_pandas.column(positions, "int64"), True)
            cols.append(column)
        return classes.DataFrame._from(cols, frame._columns, classes.RangeIndex._of_length(n))

    def describe(self, percentiles=None, include=None, exclude=None):
        """Count, mean, spread and quantiles of each column."""
        return describing.describe_frame(self, percentiles, include, exclude)

    def corr(self, method="pearson", min_periods=1, numeric_only=False):
        """The correlation of each pair of columns."""
        return correlation.frame_correlation(self, method, min_periods, numeric_only)

    def cov(self, min_periods=None, ddof=1, numeric_only=False):
        """The covariance of each pair of columns."""
        return correlation.frame_covariance(self, min_periods, ddof, numeric_only)

    def corrwith(self, other, axis=0, drop=False, method="pearson", numeric_only=False):
        """The correlation of each column with another Series or frame."""
        return correlation.correlation_with(self, other, axis, drop, method, numeric_only)


def _quantiles(column, q, interpolation):
    """The quantiles of a column; those of numbers kept as objects are objects too."""
    series = classes.Series._from(column, classes.RangeIndex._of_length(len(column)))
    if column.dtype != "object":
        return series.quantile(q, interpolation)._col
    numbers = series.dropna()
    for value in numbers:
        if not isinstance(value, (int, float, np.number)):
            name = type(value).__name__
            raise TypeError(f"unsupported operand type(s) for -: '{name}' and '{name}'")
    found = numbers.astype(float).quantile(q, interpolation)._col
    return found.cast("object") if len(numbers) else found
