# distances that no span holds
import datetime

import pandas as pd

tmax, tmin = pd.Timestamp.max, pd.Timestamp.min
dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
last = pd.Series([pd.Timestamp.max])
first = pd.Series([pd.Timestamp.min])


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


attempt(lambda: last - first)
attempt(lambda: first - last)
attempt(lambda: last - tmin)
attempt(lambda: tmin - last)
attempt(lambda: last - last)
attempt(lambda: dates - tmin)
attempt(lambda: last - datetime.datetime(1677, 9, 21, 0, 12, 44))
attempt(lambda: last - datetime.datetime(1, 1, 1))
