# units of different reach compared
import datetime

import numpy as np
import pandas as pd

tmax, tmin = pd.Timestamp.max, pd.Timestamp.min
dmax, dmin = pd.Timedelta.max, pd.Timedelta.min
dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
spans = pd.Series([pd.Timedelta.max, pd.NaT, pd.Timedelta.min])
last = pd.Series([pd.Timestamp.max])
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


attempt(lambda: last > datetime.datetime(1, 1, 1))
attempt(lambda: last < datetime.datetime(9999, 1, 1))
attempt(lambda: last == datetime.datetime(9999, 1, 1))
attempt(lambda: seconds > tmin)
attempt(lambda: seconds == tmin)
attempt(lambda: seconds < dates)
attempt(lambda: long_seconds > pd.Timedelta(1))
attempt(lambda: long_seconds == long_millis)
attempt(lambda: long_seconds == long_seconds)
attempt(lambda: long_seconds < spans)
attempt(lambda: tmax > datetime.datetime(1, 1, 1))
attempt(lambda: tmax < datetime.datetime(9999, 1, 1))
attempt(lambda: dmax > datetime.timedelta.max)
attempt(lambda: dmax < datetime.timedelta.max)
attempt(lambda: dates == "9999-01-01")
attempt(lambda: spans > "1000000 days")
attempt(lambda: spans == "1000000 days")
attempt(lambda: dates.between(tmin, tmax))
