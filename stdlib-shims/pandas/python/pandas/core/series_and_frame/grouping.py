"""Rows in groups, bins of time and moving windows: groupby, resample, rolling and their kind."""

from pandas.core.arguments.options import check_axis, no_default, unsupported
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
frame_groupby = on_first_use("pandas.core.grouping.frame_groupby")
grouping_keys = on_first_use("pandas.core.grouping.keys")
grouping_partition = on_first_use("pandas.core.grouping.partition")
resample = on_first_use("pandas.core.grouping.resample")
series_groupby = on_first_use("pandas.core.grouping.series_groupby")
ewm = on_first_use("pandas.core.window.ewm")
rolling = on_first_use("pandas.core.window.rolling")


class SharedGrouping:
    """Part of NDFrame."""

    def groupby(self, by=None, axis=no_default, level=None, as_index=True, sort=True, group_keys=True,
                observed=no_default, dropna=True):
        """The rows in groups, by columns, levels, functions or values.

        >>> pd.DataFrame({"k": ["x", "y", "x"], "v": [1, 2, 3]}).groupby("k")["v"].sum().to_dict()
        {'x': 4, 'y': 2}
        """
        if axis is not no_default and check_axis(axis, type(self).__name__) == 1:
            raise unsupported("groupby(axis=1)")
        is_frame = isinstance(self, classes.DataFrame)
        if not is_frame and not as_index:
            raise TypeError("as_index=False only valid with DataFrame")
        keys, as_list = grouping_keys.resolve_keys(self, by, level, sort)
        partition = grouping_partition.Partition(keys, len(self._index), sort, dropna, bool(observed))
        found = frame_groupby.DataFrameGroupBy if is_frame else series_groupby.SeriesGroupBy
        return found(self, partition, as_index, group_keys, None, as_list)

    def resample(self, rule, axis=no_default, closed=None, label=None, convention=no_default, kind=no_default, on=None,
                 level=None, origin="start_day", offset=None, group_keys=False):
        """The rows in bins of time.

        >>> s = pd.Series([1, 2, 3], index=pd.date_range("2024-01-01", periods=3))
        >>> s.resample("2D").sum().tolist()
        [3, 3]
        """
        if axis is not no_default and check_axis(axis, type(self).__name__) == 1:
            raise unsupported("resample(axis=1)")
        return resample.resampler(self, rule, closed, label, on, level, origin, offset, group_keys)

    def asfreq(self, freq, method=None, how=None, normalize=False, fill_value=None):
        """The rows at the times of a frequency, missing where there were none."""
        return resample.as_frequency(self, freq, method, normalize, fill_value, how)

    def rolling(self, window, min_periods=None, center=False, win_type=None, on=None, axis=no_default, closed=None,
                step=None, method="single"):
        """Moving windows of a number of rows or a span of time.

        >>> pd.Series([1, 2, 3]).rolling(2).sum().tolist()
        [nan, 3.0, 5.0]
        """
        _check_axis(axis)
        if win_type is not None:
            raise unsupported("rolling(win_type=...)")
        return rolling.Rolling(self, window, min_periods, center, on, closed, step)

    def expanding(self, min_periods=1, axis=no_default, method="single"):
        """Windows from the first row up to each row."""
        _check_axis(axis)
        return rolling.Expanding(self, min_periods)

    def ewm(self, com=None, span=None, halflife=None, alpha=None, min_periods=0, adjust=True, ignore_na=False,
            axis=no_default, times=None, method="single"):
        """Windows in which older rows weigh exponentially less."""
        _check_axis(axis)
        return ewm.ExponentialMovingWindow(self, com, span, halflife, alpha, min_periods, adjust, ignore_na, times)


def _check_axis(axis):
    if axis is not no_default and axis not in (0, "index", "rows"):
        raise unsupported("windows over columns (axis=1)")
