# counts at the ends of the integers
import numpy as np
import pandas as pd

dmax, dmin = pd.Timedelta.max, pd.Timedelta.min
dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])


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


attempt(lambda: pd.offsets.Day(2**62).nanos)
attempt(lambda: pd.offsets.Day(2**62) * 4)
attempt(lambda: pd.Timestamp(2**63, unit="s"))
attempt(lambda: pd.Timedelta(nanoseconds=2**63))
attempt(lambda: pd.Timedelta(nanoseconds=2**63 - 1))
attempt(lambda: pd.Timedelta(np.timedelta64(2**62, "D")))
attempt(lambda: pd.Timedelta(np.timedelta64(2**62, "W")))
attempt(lambda: dmax + np.timedelta64(2**62, "s"))
attempt(lambda: pd.Series([2**63], dtype="uint64").astype("datetime64[ns]"))
attempt(lambda: pd.to_datetime(pd.Series([2**63], dtype="uint64")))
attempt(lambda: pd.date_range("2020-01-01", periods=2**63, freq="D"))
attempt(lambda: pd.Period(2**62, "D") if False else 0)
attempt(lambda: dates + pd.offsets.Day(2**62))
attempt(lambda: pd.Series([2**63 - 1]) + 1)
attempt(lambda: pd.Series([-2**63]) - 1)
attempt(lambda: pd.Series([-2**63]) * -1)
attempt(lambda: pd.Series([-2**63]) // -1)
attempt(lambda: pd.Series([2**63 - 1, 1]).sum())
