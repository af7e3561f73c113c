"""`TimedeltaIndex`: labels that are durations."""

import datetime

import numpy as np

from _pandas import Binary, Reduce, Time

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_list_like, is_pandas
from pandas.core.construction.columns import as_column
from pandas.core.dtypes.casting import cast_column
from pandas.core.index.time_like import TimeLikeIndex, index_of, object_array
from pandas.core.indexing.masks import positions_where
from pandas.core.loading import classes
from pandas.core.missing.markers import NaT
from pandas.core.missing.questions import is_missing
from pandas.core.time import fields
from pandas.core.time.offsets import to_offset
from pandas.core.time.timedelta import Timedelta, duration_ns
from pandas.core.time.to_timedelta import convert
from pandas.core.time.units import NS_DAY, NS_HOUR, NS_MINUTE, NS_SECOND


class TimedeltaIndex(TimeLikeIndex):
    """Labels that are durations.

    >>> pd.timedelta_range("0 days", periods=3).days.tolist()
    [0, 1, 2]
    """

    __module__ = "pandas.core.indexes.timedeltas"

    _array_name = "TimedeltaArray"

    def __new__(cls, data=None, unit=no_default, freq=no_default, closed=no_default, dtype=None, copy=False, name=None):
        if data is None or not is_list_like(data):
            raise TypeError(f"{cls.__name__}(...) must be called with a collection of some kind, {data!r} was passed")
        if name is None:
            name = getattr(data, "name", None) if is_pandas(data) else None
        column = data._col if hasattr(data, "_col") else as_column(data if isinstance(data, np.ndarray) else list(data))
        column = convert(column, None if unit is no_default else unit, "raise")
        if dtype is not None:
            column = cast_column(column, dtype)
        new = cls._of(column, name, getattr(data, "_freq", None) if freq is no_default else None)
        if freq is not no_default and freq is not None:
            if isinstance(freq, str) and freq == "infer":
                new._freq = to_offset(new.inferred_freq)
            else:
                new.freq = freq
        return new

    @property
    def components(self):
        """Days, hours, ..., nanoseconds as columns."""
        return fields.duration_components(self._col, classes.RangeIndex._of_length(len(self)))

    def total_seconds(self):
        """Whole durations in seconds."""
        return index_of(self._col.time(Time.TOTAL_SECONDS), self._name)

    def to_pytimedelta(self):
        """Plain timedeltas, in an array."""
        return object_array([value if value is NaT else value.to_pytimedelta() for value in self._col.tolist()])

    def sum(self, *, axis=None, dtype=None, out=None, keepdims=False, initial=None, skipna=True, min_count=0):
        """The sum of the durations."""
        return self._col.reduce(Reduce.SUM, skipna=skipna, min_count=min_count)

    def median(self, *, axis=None, out=None, overwrite_input=False, keepdims=False, skipna=True):
        """The median duration."""
        return self._col.reduce(Reduce.MEDIAN, skipna=skipna)

    def floor(self, freq, ambiguous="raise", nonexistent="raise"):
        """Each duration down to a multiple of a fixed frequency."""
        return TimedeltaIndex._of(fields.rounded(self._col, Time.FLOOR, freq), self._name)

    def ceil(self, freq, ambiguous="raise", nonexistent="raise"):
        """Each duration up to a multiple of a fixed frequency."""
        return TimedeltaIndex._of(fields.rounded(self._col, Time.CEIL, freq), self._name)

    def round(self, freq, ambiguous="raise", nonexistent="raise"):
        """Each duration to the nearest multiple of a fixed frequency."""
        return TimedeltaIndex._of(fields.rounded(self._col, Time.ROUND, freq), self._name)

    @property
    def resolution(self):
        """The finest part that is used: 'day', 'hour', ..."""
        nanos = self._col.time(Time.AS_UNIT, "ns").time(Time.ORDINAL)
        for word, size in (("day", NS_DAY), ("hour", NS_HOUR), ("minute", NS_MINUTE), ("second", NS_SECOND)):
            if not nanos.binary(Binary.MOD, size).reduce(Reduce.ANY):
                return word
        return "nanosecond"

    def _keep_frequency(self, result, op, other, reflected):
        if op in ("mul", "truediv", "floordiv") and isinstance(other, (int, np.integer)) and result._col.kind == "timedelta":
            result._freq = self._freq * other if op == "mul" else self._freq / other
        else:
            TimeLikeIndex._keep_frequency(self, result, op, other, reflected)

    # Finding durations

    def _key(self, label):
        if isinstance(label, str):
            return Timedelta(label)
        return Timedelta(label) if isinstance(label, (datetime.timedelta, np.timedelta64)) else label

    def _bounds_of(self, label):
        if isinstance(label, str):
            value = Timedelta(label)
            size = dict(D=NS_DAY, h=NS_HOUR, min=NS_MINUTE, s=NS_SECOND, ms=10**6, us=10**3).get(value.resolution_string, 1)
            return value, Timedelta._make(value._ns + size - 1)
        amount = duration_ns(label)
        if amount is None or amount is NaT:
            raise TypeError(
                f"cannot do slice indexing on {type(self).__name__} with these indexers [{label}] of type "
                f"{type(label).__name__}"
            )
        value = Timedelta._make(amount)
        return value, value

    def _locate(self, label):
        if label is NaT or is_missing(label):
            return self._as_location(positions_where(self._col.isna()), label)
        try:
            value = self._key(label)
        except ValueError:
            raise KeyError(label) from None
        if not isinstance(value, Timedelta):
            raise KeyError(label)
        return self._locate_value(value, label)


def _number(name):
    def read(self):
        return index_of(self._col.time(name), self._name)

    read.__doc__ = f"The {name} of each."
    return property(read)


for _name in fields.DURATION_NUMBERS:
    setattr(TimedeltaIndex, _name, _number(_name))
