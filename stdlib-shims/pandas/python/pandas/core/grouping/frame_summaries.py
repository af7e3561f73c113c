"""Summaries of a grouped frame that give more, or something else, than one number per group and column."""

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_list_like
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
apply = on_first_use("pandas.core.grouping.apply")
counting = on_first_use("pandas.core.grouping.counting")
plotting = on_first_use("pandas.plotting")


class FrameSummaries:
    """Mixin of DataFrameGroupBy."""

    def describe(self, percentiles=None, include=None, exclude=None):
        """Count, mean, spread and quantiles of each column and group."""
        if include is None and exclude is None:
            return counting.describe_frame(self, percentiles)
        source = self._object_without_keys()
        parts = [source._take(rows).describe(percentiles, include, exclude) for rows in self._partition.rows()]
        return self._frame_of(*counting.beside_each_other(parts))

    def value_counts(self, subset=None, normalize=False, sort=True, ascending=False, dropna=True):
        """How often each combination of values occurs in each group."""
        values = self._values()
        if subset is not None:
            labels = list(subset) if is_list_like(subset) else [subset]
            names = [label for label, _ in values]
            absent = [label for label in labels if label not in names]
            if absent:
                raise ValueError(f"Keys {set(absent)} in subset do not exist in the DataFrame.")
            values = [(label, column) for label, column in values if label in labels]
        result = counting.count_values(self, values, normalize, sort, ascending, dropna)
        result._name = "proportion" if normalize else "count"
        return result if self.as_index else result.reset_index()

    def corr(self, method="pearson", min_periods=1, numeric_only=False):
        """The correlations between the columns in each group."""
        return self._matrices(lambda part: part.corr(method=method, min_periods=min_periods, numeric_only=numeric_only))

    def cov(self, min_periods=None, ddof=1, numeric_only=False):
        """The covariances between the columns in each group."""
        return self._matrices(lambda part: part.cov(min_periods=min_periods, ddof=ddof, numeric_only=numeric_only))

    def _matrices(self, function):
        source = self._object_without_keys()
        return apply.put_together(
            self,
            [function(source._take(rows)) if self._partition.is_called(rows) else None for rows in self._partition.rows()],
            False,
        )

    def corrwith(self, other, axis=no_default, drop=False, method="pearson", numeric_only=False):
        """The correlations with another frame or series in each group."""
        return self.apply(
            lambda part: part.corrwith(other, drop=drop, method=method, numeric_only=numeric_only), include_groups=False
        )

    def take(self, indices, axis=no_default, **kwargs):
        """The rows at positions of each group."""
        return self.apply(lambda part: part.take(indices), include_groups=False)

    @property
    def dtypes(self):
        """The dtypes of each group's columns."""
        return self.apply(lambda part: part.dtypes)

    def boxplot(self, subplots=True, column=None, fontsize=None, rot=0, grid=True, ax=None, figsize=None, layout=None,
                sharex=False, sharey=True, backend=None, **kwargs):  # fmt: skip
        """The boxes of each group."""
        return plotting.boxplot_frame_groupby(self, subplots, column, fontsize, rot, grid, ax, figsize, layout, sharex,
                                              sharey, backend, **kwargs)  # fmt: skip
