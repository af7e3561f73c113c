# coarse units plus spans
import datetime

import numpy as np
import pandas as pd

tmax, tmin = pd.Timestamp.max, pd.Timestamp.min
dmax, dmin = pd.Timedelta.max, pd.Timedelta.min
seconds, millis, micros = (pd.Series(np.array([2**40, -(2**40), 0], dtype=f"datetime64[{unit}]")) for unit in ("s", "ms", "us"))
long_seconds, long_millis, long_micros = (pd.Series(np.array([2**62, -(2**62), 5], dtype=f"timedelta64[{unit}]")) for unit in ("s", "ms", "us"))


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


attempt(lambda: seconds + pd.Timedelta(1))
attempt(lambda: seconds + pd.Timedelta(days=1))
attempt(lambda: seconds + dmax)
attempt(lambda: seconds - tmin)
attempt(lambda: seconds - pd.Timestamp(0))
attempt(lambda: seconds - pd.Series([tmin]*3))
attempt(lambda: millis + pd.Timedelta("1s"))
attempt(lambda: micros + pd.Timedelta("1us"))
attempt(lambda: long_seconds + long_seconds)
attempt(lambda: long_seconds - long_seconds)
attempt(lambda: long_seconds + pd.Timedelta(1))
attempt(lambda: long_seconds + pd.Timedelta(days=1))
attempt(lambda: long_seconds + long_millis)
attempt(lambda: seconds.iloc[2:] + datetime.timedelta(days=1))
attempt(lambda: seconds.iloc[2:] + np.timedelta64(1, "D"))
attempt(lambda: seconds.iloc[2:] + np.timedelta64(1, "h"))
attempt(lambda: seconds.iloc[2:] + np.timedelta64(1, "ms"))
attempt(lambda: seconds.iloc[2:] - pd.Timestamp("2020-01-01"))
