# ranges that leave the clock
import pandas as pd

tmax, tmin = pd.Timestamp.max, pd.Timestamp.min


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


attempt(lambda: pd.date_range(tmax, periods=1))
attempt(lambda: pd.date_range(tmax, periods=2))
attempt(lambda: pd.date_range(tmin, periods=2))
attempt(lambda: pd.date_range(end=tmin, periods=2))
attempt(lambda: pd.date_range(end=tmin, periods=1))
attempt(lambda: pd.date_range(tmax - pd.Timedelta(days=2), tmax))
attempt(lambda: pd.date_range(tmin, tmin + pd.Timedelta(days=2)))
attempt(lambda: pd.date_range(tmin, tmax, freq="100000D"))
attempt(lambda: pd.date_range(tmax, periods=2, freq="ns"))
attempt(lambda: pd.date_range(tmax, periods=1, freq="ns"))
attempt(lambda: pd.date_range(end=tmin, periods=2, freq="ns"))
attempt(lambda: pd.date_range(tmax, periods=2, freq="ME"))
attempt(lambda: pd.date_range(tmax, periods=1, freq="ME"))
attempt(lambda: pd.date_range("2262-01-01", periods=5, freq="ME"))
attempt(lambda: pd.date_range("2262-01-01", periods=3, freq="ME"))
attempt(lambda: pd.date_range("2262-01-01", periods=4, freq="ME"))
attempt(lambda: pd.date_range("2262-01-01", periods=5, freq="MS"))
attempt(lambda: pd.date_range("2262-01-01", tmax, freq="ME"))
