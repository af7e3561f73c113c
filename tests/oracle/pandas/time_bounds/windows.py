# windows over times
import pandas as pd

tmax, tmin = pd.Timestamp.max, pd.Timestamp.min
dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
spans = pd.Series([pd.Timedelta.max, pd.NaT, pd.Timedelta.min])
near = pd.Series([pd.Timestamp.max - pd.Timedelta(days=1), pd.Timestamp.max])
near_spans = pd.Series([pd.Timedelta.max - pd.Timedelta(days=1), pd.Timedelta.max])
low = pd.Series([pd.Timestamp.min, pd.Timestamp.min + pd.Timedelta(days=1)])


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


attempt(lambda: spans.rolling(2).sum())
attempt(lambda: spans.rolling(2).mean())
attempt(lambda: near_spans.rolling(2).sum())
attempt(lambda: near_spans.rolling(2).min())
attempt(lambda: near_spans.expanding().sum())
attempt(lambda: dates.rolling(2).min())
attempt(lambda: pd.Series([1, 2], index=pd.DatetimeIndex(near)).rolling("1D").sum())
attempt(lambda: pd.Series([1, 2], index=pd.DatetimeIndex(low)).rolling("2D").sum())
attempt(lambda: pd.Series([1, 2, 3], index=pd.DatetimeIndex([tmin, 0, tmax])).rolling("1D").sum())
attempt(lambda: pd.Series([1, 2, 3], index=pd.DatetimeIndex([tmin, 0, tmax])).rolling("100000D").sum())
attempt(lambda: pd.Series([1, 2]).rolling(2**62).sum())
attempt(lambda: pd.Series([1, 2]).rolling(2**63 - 1).sum())
attempt(lambda: pd.Series([2**62, 2**62]).ewm(1).mean())
attempt(lambda: pd.Series([2**62, 2**62]).rolling(2).sum())
attempt(lambda: pd.Series([2**62, 2**62]).expanding().sum())
attempt(lambda: pd.Series([pd.Timedelta(3), pd.Timedelta(4)]).rolling(2).sum())
attempt(lambda: pd.Series([pd.Timedelta(3), pd.Timedelta(4)]).rolling(2).apply(lambda x: x.sum()))
attempt(lambda: pd.Series([pd.Timedelta(3), pd.Timedelta(4)]).ewm(1).mean())
