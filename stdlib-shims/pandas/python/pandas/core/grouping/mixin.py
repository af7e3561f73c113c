"""groupby, resample and asfreq of Series and DataFrame."""

from pandas.core.arguments.options import check_axis, no_default, unsupported
from pandas.core.loading import classes


class GroupingMethods:
    """Mixin of Series and DataFrame."""

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
        from pandas.core.grouping.keys import resolve_keys
        from pandas.core.grouping.partition import Partition

        keys, as_list = resolve_keys(self, by, level, sort)
        partition = Partition(keys, len(self._index), sort, dropna, bool(observed))
        if is_frame:
            from pandas.core.grouping.frame_groupby import DataFrameGroupBy as found
        else:
            from pandas.core.grouping.series_groupby import SeriesGroupBy as found
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
        from pandas.core.grouping.resample import resampler

        return resampler(self, rule, closed, label, on, level, origin, offset, group_keys)

    def asfreq(self, freq, method=None, how=None, normalize=False, fill_value=None):
        """The rows at the times of a frequency, missing where there were none."""
        from pandas.core.grouping.resample import as_frequency

        return as_frequency(self, freq, method, normalize, fill_value, how)
