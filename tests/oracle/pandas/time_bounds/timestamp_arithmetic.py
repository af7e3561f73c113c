# Timestamp plus and minus
import datetime

import numpy as np
import pandas as pd

tmax, tmin = pd.Timestamp.max, pd.Timestamp.min
dmax, dmin = pd.Timedelta.max, pd.Timedelta.min


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


attempt(lambda: tmax + pd.Timedelta(1))
attempt(lambda: tmax + dmax)
attempt(lambda: tmin - pd.Timedelta(1))
attempt(lambda: tmin + dmin)
attempt(lambda: tmin - dmax)
attempt(lambda: tmax - tmin)
attempt(lambda: tmin - tmax)
attempt(lambda: tmax - tmax)
attempt(lambda: tmax + datetime.timedelta(days=1))
attempt(lambda: tmax + datetime.timedelta(days=999999999))
attempt(lambda: tmax + np.timedelta64(1, "ns"))
attempt(lambda: tmax + np.timedelta64(1, "D"))
attempt(lambda: tmax - datetime.datetime(1, 1, 1))
attempt(lambda: tmax + pd.offsets.Day())
attempt(lambda: tmax + pd.offsets.Nano())
attempt(lambda: tmax + pd.offsets.Hour(5))
attempt(lambda: tmin - pd.offsets.Day())
attempt(lambda: tmax + pd.offsets.MonthEnd())
