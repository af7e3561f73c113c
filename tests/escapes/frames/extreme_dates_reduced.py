# attack: differences of the first and the last moment overflow in reductions
# prints: 25 outcomes, all as expected
import pandas as pd


def outcome(work):
    try:
        return str(work())
    except Exception as error:
        return f"{type(error).__name__}: {error}"


dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
spans = pd.Series([pd.Timedelta.max, pd.NaT, pd.Timedelta.min])
expected = [
    (lambda: dates.mean(), '1970-01-01 00:00:00'),
    (lambda: dates.median(), '1970-01-01 00:00:00'),
    (lambda: dates.std(), 'ValueError: overflow in timedelta operation'),
    (lambda: dates.sem(), "TypeError: 'DatetimeArray' with dtype datetime64[ns] does not support reduction 'sem'"),
    (lambda: dates.quantile(0.25), 'NaT'),
    (lambda: dates.quantile(0.25, interpolation="nearest"), '1677-09-21 00:12:43.145224193'),
    (lambda: dates.diff(2).tolist(), 'OverflowError: Overflow in int64 addition'),
    (lambda: dates.cumsum(), "TypeError: Accumulation cumsum not supported for <class 'pandas.core.arrays.datetimes.DatetimeArray'>"),
    (lambda: dates.groupby([0, 0, 0]).mean().tolist(), '[NaT]'),
    (lambda: dates.groupby([0, 0, 0]).std().tolist(), '[NaT]'),
    (lambda: dates.groupby([0, 0, 0]).min().tolist(), "[Timestamp('1677-09-21 00:12:43.145224193')]"),
    (lambda: spans.sum(), '0 days 00:00:00'),
    (lambda: spans.head(1).sum(), 'NaT'),
    (lambda: spans.head(1).repeat(2).sum(), 'ValueError: overflow in timedelta operation'),
    (lambda: spans.mean(), '0 days 00:00:00'),
    (lambda: spans.std(), 'ValueError: overflow in timedelta operation'),
    (lambda: spans.var(), "TypeError: 'TimedeltaArray' with dtype timedelta64[ns] does not support reduction 'var'"),
    (lambda: spans.describe(), 'ValueError: overflow in timedelta operation'),
    (lambda: spans.diff(2).tolist(), 'OverflowError: Overflow in int64 addition'),
    (lambda: spans.cumsum().tolist(), "[Timedelta('106751 days 23:47:16.854775807'), NaT, Timedelta('0 days 00:00:00')]"),
    (lambda: spans.cumprod(), 'TypeError: cumprod not supported for Timedelta.'),
    (lambda: spans.rank().tolist(), '[2.0, nan, 1.0]'),
    (lambda: spans.nunique(), '2'),
    (lambda: spans.groupby([0, 0, 0]).mean().tolist(), '[NaT]'),
    (lambda: spans.groupby([0, 0, 0]).median().tolist(), '[NaT]'),
]
wrong = [(outcome(work), want) for work, want in expected if outcome(work) != want]
assert not wrong, wrong
print(len(expected), "outcomes, all as expected")
