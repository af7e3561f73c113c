"""Methods of Series and DataFrame that work on an index of times."""

from pandas.core.arguments.options import check_axis
from pandas.core.loading import classes
from pandas.core.time.day_times import positions_at, positions_between


def _with_labels(obj, axis, labels):
    """The same values under other labels of one axis."""
    new = obj.copy()
    if axis == 0:
        new._index = labels
    else:
        new._columns = labels
    return new


def _axis_labels(obj, axis):
    axis = check_axis(axis, type(obj).__name__)
    return axis, (obj._index if axis == 0 else obj._columns)


def _time_index(obj):
    index = obj._index
    if getattr(index, "_col", None) is None or index._col.kind != "datetime":
        raise TypeError("Index must be DatetimeIndex")
    return index


class TimeMethods:
    """Mixin of Series and DataFrame."""

    def tz_localize(self, tz, axis=0, level=None, copy=None, ambiguous="raise", nonexistent="raise"):
        """Gives the naive times of the index a zone, or takes it away."""
        axis, labels = _axis_labels(self, axis)
        if not hasattr(labels, "tz_localize"):
            raise TypeError("index is not a valid DatetimeIndex or PeriodIndex")
        return _with_labels(self, axis, labels.tz_localize(tz, ambiguous, nonexistent))

    def tz_convert(self, tz, axis=0, level=None, copy=None):
        """The times of the index in another zone."""
        axis, labels = _axis_labels(self, axis)
        if not hasattr(labels, "tz_convert"):
            raise TypeError("index is not a valid DatetimeIndex or PeriodIndex")
        return _with_labels(self, axis, labels.tz_convert(tz))

    def to_period(self, freq=None, axis=0, copy=None):
        """The times of the index as spans."""
        axis, labels = _axis_labels(self, axis)
        if not hasattr(labels, "to_period"):
            raise TypeError(f"unsupported Type {type(labels).__name__}")
        return _with_labels(self, axis, labels.to_period(freq))

    def to_timestamp(self, freq=None, how="start", axis=0, copy=None):
        """The spans of the index as times."""
        axis, labels = _axis_labels(self, axis)
        if not isinstance(labels, classes.PeriodIndex or ()):
            raise TypeError(f"unsupported Type {type(labels).__name__}")
        return _with_labels(self, axis, labels.to_timestamp(freq, how))

    def at_time(self, time, asof=False, axis=None):
        """The rows at a time of day."""
        return self._take(positions_at(_time_index(self)._col, time))

    def between_time(self, start_time, end_time, inclusive="both", axis=None):
        """The rows between two times of day."""
        if inclusive not in ("both", "neither", "left", "right"):
            raise ValueError("Inclusive has to be either 'both', 'neither', 'left' or 'right'")
        column = _time_index(self)._col
        places = positions_between(
            column, start_time, end_time, inclusive in ("both", "left"), inclusive in ("both", "right")
        )
        return self._take(places)
