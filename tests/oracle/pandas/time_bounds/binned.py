# cut and qcut of times
import pandas as pd

tmax, tmin = pd.Timestamp.max, pd.Timestamp.min
dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
spans = pd.Series([pd.Timedelta.max, pd.NaT, pd.Timedelta.min])
near = pd.Series([pd.Timestamp.max - pd.Timedelta(days=1), pd.Timestamp.max])
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


attempt(lambda: pd.cut(dates, 2))
attempt(lambda: pd.cut(spans, 2))
attempt(lambda: pd.qcut(dates, 2))
attempt(lambda: pd.cut(near, 2))
attempt(lambda: pd.qcut(near, 2))
attempt(lambda: pd.qcut(near_spans, 2))
attempt(lambda: pd.cut(dates, [tmin, tmax]))
