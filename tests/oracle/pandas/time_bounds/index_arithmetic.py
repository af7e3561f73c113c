# indexes of times
import pandas as pd

tmax, tmin = pd.Timestamp.max, pd.Timestamp.min
dmax, dmin = pd.Timedelta.max, pd.Timedelta.min
dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
spans = pd.Series([pd.Timedelta.max, pd.NaT, pd.Timedelta.min])
last = pd.Series([pd.Timestamp.max])
first = pd.Series([pd.Timestamp.min])
longest = pd.Series([pd.Timedelta.max])
near_spans = pd.Series([pd.Timedelta.max - pd.Timedelta(days=1), pd.Timedelta.max])


def attempt(work):
    try:
        value = work()
    except Exception as error:
        print(type(error).__name__, error)
        return
    if isinstance(value, (pd.Series, pd.Index)):
        print(value.dtype, [str(item) for item in value])
    else:
        print(value)


attempt(lambda: pd.DatetimeIndex(dates).normalize())
attempt(lambda: pd.DatetimeIndex(dates).is_normalized)
attempt(lambda: pd.DatetimeIndex(first).floor("D"))
attempt(lambda: pd.DatetimeIndex(last).ceil("D"))
attempt(lambda: pd.TimedeltaIndex(spans).floor("D"))
attempt(lambda: pd.TimedeltaIndex(longest).ceil("D"))
attempt(lambda: pd.DatetimeIndex(dates).to_julian_date())
attempt(lambda: pd.DatetimeIndex(dates) + dmax)
attempt(lambda: pd.DatetimeIndex(dates) - tmin)
attempt(lambda: pd.DatetimeIndex(last) + pd.Timedelta(1))
attempt(lambda: pd.DatetimeIndex(last) - pd.DatetimeIndex(first))
attempt(lambda: pd.TimedeltaIndex(spans) + dmax)
attempt(lambda: pd.TimedeltaIndex(longest) * 2)
attempt(lambda: pd.TimedeltaIndex(longest) + pd.DatetimeIndex(last))
attempt(lambda: pd.TimedeltaIndex(spans).sum())
attempt(lambda: pd.TimedeltaIndex(near_spans).sum())
attempt(lambda: pd.TimedeltaIndex(near_spans).mean())
attempt(lambda: pd.TimedeltaIndex(spans).mean())
