"""Summaries of a grouped series that give more, or something else, than one number per group."""

import numpy as np

import _pandas

from pandas.core.arguments.options import no_default, unsupported
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.markers import nan

# Loaded on first use, which keeps imports short.
counting = on_first_use("pandas.core.grouping.counting")


class SeriesSummaries:
    """Mixin of SeriesGroupBy."""

    def value_counts(self, normalize=False, sort=True, ascending=False, bins=None, dropna=True):
        """How often each value occurs in each group."""
        if bins is not None:
            raise unsupported("SeriesGroupBy.value_counts(bins=...)")
        result = counting.count_values(self, [(self.obj._name, self.obj._col)], normalize, sort, ascending, dropna)
        result._name = "proportion" if normalize else "count"
        if not self.as_index:
            return result.reset_index()
        return result

    def unique(self):
        """The different values of each group, in an array each."""
        column = self.obj._col
        arrays = []
        for rows in self._partition.rows():
            part = classes.Series._from(column.take(rows), classes.RangeIndex(len(rows)))
            arrays.append(part.unique() if self._partition.is_called(rows) else nan)
        return self._one_per_group(_pandas.objects(arrays))

    def nlargest(self, n=5, keep="first"):
        """The n largest values of each group."""
        return self._extremes(n, keep, True)

    def nsmallest(self, n=5, keep="first"):
        """The n smallest values of each group."""
        return self._extremes(n, keep, False)

    def _extremes(self, n, keep, largest):
        self.obj._checked_order("nlargest" if largest else "nsmallest")
        column = self.obj._col
        chosen, sizes = [], []
        for rows in self._partition.rows():
            found = rows.take(column.take(rows).nlargest_positions(n, largest, keep))
            chosen.append(found)
            sizes.append(len(found))
        positions = _pandas.concat(chosen) if chosen else _pandas.empty("int64")
        outer = _pandas.column(np.repeat(np.arange(len(sizes)), sizes)) if sizes else _pandas.empty("int64")
        part = self.obj._take(positions)
        if not self.group_keys:
            return part
        inner = part._index
        columns = [labels.take(outer) for labels in self._partition.labels]
        columns += list(inner._cols) if inner._is_multi else [inner._col]
        index = classes.MultiIndex._from_levels(columns, self._partition.names + list(inner.names))
        return classes.Series._from(part._col, index, self.obj._name)

    def describe(self, percentiles=None, include=None, exclude=None):
        """Count, mean, spread and quantiles of each group."""
        names, columns = counting.describe_column(self, self.obj._col, percentiles)
        return self._groups_that_occur(self._frame_of(columns, classes.Index(names)))

    def corr(self, other, method="pearson", min_periods=None):
        """The correlation with another series in each group."""
        return self._paired(lambda a, b: a.corr(b, method=method), other)

    def cov(self, other, min_periods=None, ddof=1):
        """The covariance with another series in each group."""
        return self._paired(lambda a, b: a.cov(b, ddof=ddof), other)

    def _paired(self, function, other):
        values = [function(self.obj._take(rows), other) for rows in self._partition.rows()]
        return self._series_of(_pandas.column(values, "float64"), self.obj._name)

    @property
    def is_monotonic_increasing(self):
        """Whether each group's values never fall."""
        return self.apply(lambda part: part.is_monotonic_increasing)

    @property
    def is_monotonic_decreasing(self):
        """Whether each group's values never rise."""
        return self.apply(lambda part: part.is_monotonic_decreasing)

    def take(self, indices, axis=no_default, **kwargs):
        """The values at positions of each group."""
        return self.apply(lambda part: part.take(indices))
