# attack: rounding and moving the first and the last moment leaves the range of the clock
# prints: 35 outcomes, all as expected
import pandas as pd


def outcome(work):
    try:
        return str(work())
    except Exception as error:
        return f"{type(error).__name__}: {error}"


ends = pd.Series([pd.Timestamp.min, pd.Timestamp.max])
lengths = pd.Series([pd.Timedelta.min, pd.Timedelta.max])
expected = [
    (lambda: pd.DatetimeIndex(ends).normalize().tolist(), "[Timestamp('2262-04-11 23:34:33.709551616'), Timestamp('2262-04-11 00:00:00')]"),
    (lambda: ends.dt.floor("D").tolist(), 'OverflowError: value too large'),
    (lambda: ends.dt.ceil("D").tolist(), 'OverflowError: value too large'),
    (lambda: ends.dt.round("400D").tolist(), 'OverflowError: value too large'),
    (lambda: ends.dt.floor("0D").tolist(), "[Timestamp('1677-09-21 00:12:43.145224193'), Timestamp('2262-04-11 23:47:16.854775807')]"),
    (lambda: ends.dt.floor("200000D").tolist(), 'OutOfBoundsTimedelta: Cannot cast <200000 * Days> to unit=ns without overflow.'),
    (lambda: ends.head(1).dt.floor("2ns").tolist(), '[NaT]'),
    (lambda: lengths.dt.round("D").tolist(), 'OverflowError: value too large'),
    (lambda: lengths.dt.ceil("h").tolist(), 'OverflowError: value too large'),
    (lambda: pd.TimedeltaIndex(lengths).floor("D").tolist(), 'OverflowError: value too large'),
    (lambda: (ends + pd.Timedelta.max).tolist(), 'OverflowError: Overflow in int64 addition'),
    (lambda: (ends - pd.Timestamp.min).tolist(), 'OverflowError: Overflow in int64 addition'),
    (lambda: (ends - pd.offsets.MonthEnd(2**31)).tolist(), 'OverflowError: Overflow occurred in npy_datetimestruct_to_datetime'),
    (lambda: (ends + pd.offsets.MonthEnd()).tolist(), 'OverflowError: Overflow occurred in npy_datetimestruct_to_datetime'),
    (lambda: (ends + pd.offsets.BusinessDay()).tolist(), 'OverflowError: Python int too large to convert to C long'),
    (lambda: (ends + pd.offsets.Day()).tolist(), 'OverflowError: Overflow in int64 addition'),
    (lambda: (ends + pd.DateOffset(years=10000)).tolist(), 'OverflowError: Overflow occurred in npy_datetimestruct_to_datetime'),
    (lambda: (lengths * 2**62).tolist(), "[Timedelta('53375 days 23:53:38.427387904'), Timedelta('-53376 days +00:06:21.572612096')]"),
    (lambda: (lengths * 2**63).tolist(), 'OverflowError: int too big to convert'),
    (lambda: (lengths * 1.5).tolist(), '[NaT, NaT]'),
    (lambda: ends.dt.as_unit("s").dt.as_unit("ns").tolist(), 'OutOfBoundsDatetime: Out of bounds nanosecond timestamp: 1677-09-21 00:12:43'),
    (lambda: lengths.dt.as_unit("s").dt.as_unit("ns").tolist(), 'OutOfBoundsTimedelta: Cannot convert -9223372037 seconds to timedelta64[ns] without overflow'),
    (lambda: ends.dt.to_period("D").astype(str).tolist(), "['1677-09-21', '2262-04-11']"),
    (lambda: ends.dt.to_period("W").astype(str).tolist(), "['1677-09-20/1677-09-26', '2262-04-07/2262-04-13']"),
    (lambda: ends.dt.to_period("D").dt.end_time.tolist(), 'OutOfBoundsDatetime: Out of bounds nanosecond timestamp: 2262-04-12 00:00:00'),
    (lambda: pd.Timestamp.max.ceil("D"), 'OutOfBoundsDatetime: Cannot round 2262-04-11 23:47:16.854775807 to freq=<Day> without overflow'),
    (lambda: pd.Timestamp.min.floor("us"), 'OutOfBoundsDatetime: Cannot round 1677-09-21 00:12:43.145224193 to freq=<Micro> without overflow'),
    (lambda: pd.Timestamp.max - pd.Timestamp.min, "OutOfBoundsDatetime: Result is too large for pandas.Timedelta. Convert inputs to datetime.datetime with 'Timestamp.to_pydatetime()' before subtracting."),
    (lambda: pd.Timestamp.min - pd.Timedelta(1), 'NaT'),
    (lambda: pd.Timedelta.max * 2, 'OverflowError: Python int too large to convert to C long'),
    (lambda: pd.Timedelta.max.round("D"), 'OutOfBoundsTimedelta: Cannot round 106751 days 23:47:16.854775807 to freq=D without overflow'),
    (lambda: pd.Series([1, 2], index=pd.DatetimeIndex(ends)).resample("100000D").sum(), 'OutOfBoundsDatetime: Out of bounds nanosecond timestamp -16696628726290448384'),
    (lambda: pd.date_range(pd.Timestamp.max, periods=2), 'OutOfBoundsDatetime: Cannot generate range with start=9223372036854775807 and periods=2'),
    (lambda: pd.date_range(end=pd.Timestamp.min, periods=2), 'OutOfBoundsDatetime: Cannot generate range with end=-9223285636854775807 and periods=2'),
    (lambda: pd.offsets.Day(2**64), 'OverflowError: Python int too large to convert to C long'),
]
wrong = [(outcome(work), want) for work, want in expected if outcome(work) != want]
assert not wrong, wrong
print(len(expected), "outcomes, all as expected")
