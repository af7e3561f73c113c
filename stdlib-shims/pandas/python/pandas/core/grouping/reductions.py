"""Reductions by name: one value per group and column."""

import numpy as np

import _pandas
from _pandas import Aggregate, Binary, Reduce

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_list_like
from pandas.core.grouping.checks import is_numeric
from pandas.core.loading import classes
from pandas.core.missing.markers import nan
from pandas.core.missing.questions import is_missing
from pandas.errors import DataError


class Reductions:
    """Mixin of GroupBy; `_reduce_columns` and `_per_group` are what the frame's and the series' kind do differently."""

    def _reduce(self, op, numeric_only=False, **options):
        return self._per_group(*self._reduce_columns(op, numeric_only, options))

    def sum(self, numeric_only=False, min_count=0, engine=None, engine_kwargs=None):
        """Sum of each group."""
        return self._reduce(Aggregate.SUM, numeric_only, min_count=min_count)

    def prod(self, numeric_only=False, min_count=0):
        """Product of each group."""
        return self._reduce(Aggregate.PROD, numeric_only, min_count=min_count)

    def mean(self, numeric_only=False, engine=None, engine_kwargs=None):
        """Mean of each group."""
        return self._reduce(Aggregate.MEAN, numeric_only)

    def median(self, numeric_only=False):
        """Median of each group."""
        return self._reduce(Aggregate.MEDIAN, numeric_only)

    def min(self, numeric_only=False, min_count=-1, engine=None, engine_kwargs=None):
        """Smallest value of each group."""
        return self._reduce(Aggregate.MIN, numeric_only, min_count=min_count)

    def max(self, numeric_only=False, min_count=-1, engine=None, engine_kwargs=None):
        """Largest value of each group."""
        return self._reduce(Aggregate.MAX, numeric_only, min_count=min_count)

    def first(self, numeric_only=False, min_count=-1, skipna=True):
        """First value of each group that is not missing."""
        return self._reduce(Aggregate.FIRST, numeric_only, min_count=min_count, skipna=skipna)

    def last(self, numeric_only=False, min_count=-1, skipna=True):
        """Last value of each group that is not missing."""
        return self._reduce(Aggregate.LAST, numeric_only, min_count=min_count, skipna=skipna)

    def std(self, ddof=1, engine=None, engine_kwargs=None, numeric_only=False):
        """Standard deviation of each group."""
        return self._reduce(Aggregate.STD, numeric_only, ddof=ddof)

    def var(self, ddof=1, engine=None, engine_kwargs=None, numeric_only=False):
        """Variance of each group."""
        return self._reduce(Aggregate.VAR, numeric_only, ddof=ddof)

    def sem(self, ddof=1, numeric_only=False):
        """Standard error of the mean of each group."""
        return self._reduce(Aggregate.SEM, numeric_only, ddof=ddof)

    def skew(self, axis=no_default, skipna=True, numeric_only=False, **kwargs):
        """Skewness of each group."""
        return self._reduce(Aggregate.SKEW, numeric_only)

    def kurt(self, axis=no_default, skipna=True, numeric_only=False, **kwargs):
        """Kurtosis of each group."""
        return self._reduce(Aggregate.KURT, numeric_only)

    def count(self):
        """How many values of each group are not missing."""
        return self._reduce(Aggregate.COUNT, False)

    def nunique(self, dropna=True):
        """How many different values each group has."""
        return self._reduce(Aggregate.NUNIQUE, False, dropna=dropna)

    def any(self, skipna=True):
        """Whether a value of each group is true."""
        return self._reduce(Aggregate.ANY, False, skipna=skipna)

    def all(self, skipna=True):
        """Whether all values of each group are true."""
        return self._reduce(Aggregate.ALL, False, skipna=skipna)

    def size(self):
        """How many rows each group has."""
        sizes = self._partition.aggregate([("size", None, {})])[0]
        if not self.as_index:
            return self._frame_of([sizes], classes.Index(["size"]), True)
        if isinstance(self.obj, classes.DataFrame):
            return self._series_of(sizes)
        return self._series_of(sizes.cast("Int64") if is_nullable_number(self.obj._col) else sizes, self.obj._name)

    def idxmax(self, axis=no_default, skipna=True, numeric_only=False):
        """The row label of the largest value of each group."""
        return self._label_of_extreme(Aggregate.IDXMAX, numeric_only, skipna)

    def idxmin(self, axis=no_default, skipna=True, numeric_only=False):
        """The row label of the smallest value of each group."""
        return self._label_of_extreme(Aggregate.IDXMIN, numeric_only, skipna)

    def _label_of_extreme(self, op, numeric_only, skipna):
        partition = self._partition
        if partition._has_empty_groups() and partition.groups.sizes().binary(Binary.EQ, 0).reduce(Reduce.ANY):
            raise ValueError(
                f"Can't get {op} of an empty group due to unobserved categories. Specify observed=True in groupby "
                "instead."
            )
        labels, columns = self._reduce_columns(op, numeric_only, {})
        if not skipna:
            counts, sizes = self._reduce_columns(Aggregate.COUNT, numeric_only, {})[1], partition.groups.sizes()
            columns = [c.where(n.cast("int64").binary(Binary.EQ, sizes), nan) for c, n in zip(columns, counts)]
        return self._per_group(labels, columns)

    def quantile(self, q=0.5, interpolation="linear", numeric_only=False):
        """Quantiles of each group; a list of them becomes the last level of the index."""
        if not is_list_like(q):
            return self._reduce(Aggregate.QUANTILE, numeric_only, q=q, interpolation=interpolation)
        wanted = [float(one) for one in q]
        parts = [
            self._reduce_columns(Aggregate.QUANTILE, numeric_only, {"q": one, "interpolation": interpolation}) for one in wanted
        ]
        n, many = self._partition.n, len(wanted)
        order = _interleaved(n, many)
        columns = [_pandas.concat([part[1][i] for part in parts]).take(order) for i in range(len(parts[0][1]))]
        index = _with_inner_level(self._partition, wanted, None)
        result = self._result(parts[0][0], columns, index)
        if not self.as_index:
            numbers = _repeated(n, many)
            result = result.reset_index(level=list(range(len(self._partition.keys))))
            result._index = classes.MultiIndex._from_levels([numbers, index._cols[-1].share()], [None, None])
        return result

    def ohlc(self):
        """First, largest, smallest and last value of each group."""
        names = classes.Index(["open", "high", "low", "close"])
        if not all(is_numeric(column) for _, column in self._values()):
            raise DataError("No numeric types to aggregate")
        if isinstance(self.obj, classes.Series):
            column = self.obj._col
            wanted = [(op, column, {}) for op in ("first", "max", "min", "last")]
            return self._frame_of(self._partition.aggregate(wanted), names)
        labels, wanted = [], []
        for label, column in self._values():
            labels += [(label, name) for name in names.tolist()]
            wanted += [(op, column, {}) for op in ("first", "max", "min", "last")]
        return self._frame_of(self._partition.aggregate(wanted), classes.MultiIndex.from_tuples(labels))


def clean_options(op, options):
    """The options for the native reduction; defaults are left out."""
    found = {}
    for name, value in options.items():
        if name == "min_count" and value <= 0:
            continue
        if name == "skipna" and value is True:
            continue
        if name == "dropna" and value is True:
            continue
        found[name] = value
    return found


def is_nullable_number(column):
    """Whether a column of numbers or truth values may be missing: what is counted of it may be as well."""
    return column.kind == "masked" and column.dtype != "string"


_NARROW = ("int8", "int16", "int32", "uint8", "uint16", "uint32")


def narrowed(column, dtype):
    """Sums of narrow whole numbers keep their dtype where the sums fit."""
    if dtype not in _NARROW or column.kind not in ("int", "uint") or len(column) == 0:
        return column
    limits = np.iinfo(dtype)
    if limits.min <= column.reduce(Reduce.MIN) and column.reduce(Reduce.MAX) <= limits.max:
        return column.cast(dtype)
    return column


def finisher(index):
    """What completes the native results for the rows of an index."""
    return lambda op, column, source: finish_reduction(op, column, index, source)


def finish_reduction(op, column, index, source=None):
    """What a native result still needs: positions of extremes become row labels."""
    if op in ("sum", "prod") and source is not None:
        return narrowed(column, source.dtype)
    if op in ("first", "last", "min", "max") and source is not None and source.kind == "bool" and column.kind == "objects":
        return column.cast("float64")
    if op in ("first", "last") and column.dtype == "object" and column.any_missing():
        # A group without a value has None here, nan elsewhere.
        return _pandas.column([None if is_missing(value) else value for value in column.tolist()], "object")
    if op == "count" and source is not None and is_nullable_number(source):
        return column.cast("Int64")
    if op in ("any", "all") and source is not None and source.dtype == "string":
        return column.cast("bool")
    if op not in ("idxmin", "idxmax"):
        return column
    if index._is_multi:
        labels = index.tolist()
        return _pandas.objects([labels[p] if p >= 0 else float("nan") for p in column.tolist()])
    return index._col.take(column, True)


def _interleaved(n, many):
    """Positions that turn `many` columns of n rows, one after the other, into n rows of `many`."""
    return _pandas.column(np.arange(n * many).reshape(many, n).T.reshape(-1))


def _repeated(n, many):
    return _pandas.column(np.repeat(np.arange(n), many))


def _with_inner_level(partition, labels, name):
    """The index of the groups, each with every one of some inner labels."""
    n, many = partition.n, len(labels)
    outer = _repeated(n, many)
    inner = _pandas.column(np.tile(np.arange(many), n))
    columns = [column.take(outer) for column in partition.labels] + [_pandas.column(labels).take(inner)]
    return classes.MultiIndex._from_levels(columns, partition.names + [name])
