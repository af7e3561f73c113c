# shift, asfreq and resample near the ends
import pandas as pd

tmax, tmin = pd.Timestamp.max, pd.Timestamp.min
last = pd.Series([pd.Timestamp.max])
first = pd.Series([pd.Timestamp.min])
longest = pd.Series([pd.Timedelta.max])
shortest = pd.Series([pd.Timedelta.min])
near = pd.Series([pd.Timestamp.max - pd.Timedelta(days=1), pd.Timestamp.max])
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


attempt(lambda: pd.Series([1], index=pd.DatetimeIndex(last)).shift(1, freq="D"))
attempt(lambda: pd.Series([1], index=pd.DatetimeIndex(first)).shift(-1, freq="D"))
attempt(lambda: pd.Series([1], index=pd.DatetimeIndex(last)).shift(1, freq="ME"))
attempt(lambda: pd.Series([1], index=pd.DatetimeIndex(last)).shift(2**62, freq="ns"))
attempt(lambda: pd.Series([1], index=pd.TimedeltaIndex(longest)).shift(1, freq="D"))
attempt(lambda: pd.Series([1], index=pd.TimedeltaIndex(shortest)).shift(-1, freq="D"))
attempt(lambda: pd.DatetimeIndex(last).shift(1, freq="D"))
attempt(lambda: pd.DatetimeIndex(first).shift(-1, freq="h"))
attempt(lambda: pd.Series([1, 2], index=pd.DatetimeIndex(near)).resample("D").sum())
attempt(lambda: pd.Series([1, 2], index=pd.DatetimeIndex(near)).resample("h").sum().tail(2))
attempt(lambda: pd.Series([1, 2], index=pd.DatetimeIndex(near)).resample("ME").sum())
attempt(lambda: pd.Series([1, 2], index=pd.DatetimeIndex(near)).resample("YE").sum())
attempt(lambda: pd.Series([1, 2], index=pd.DatetimeIndex(near)).resample("MS").sum())
attempt(lambda: pd.Series([1, 2], index=pd.DatetimeIndex(near)).resample("YS").sum())
attempt(lambda: pd.Series([1, 2], index=pd.DatetimeIndex(near)).resample("W").sum())
attempt(lambda: pd.Series([1, 2], index=pd.DatetimeIndex(low)).resample("D").sum())
attempt(lambda: pd.Series([1, 2], index=pd.DatetimeIndex([tmin, tmax])).resample("100000D").sum())
attempt(lambda: pd.Series([1, 2], index=pd.DatetimeIndex([tmin, tmax])).resample("200000D").sum())
