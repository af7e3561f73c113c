# moments plus and minus spans near the ends of the clock
import datetime

import numpy as np
import pandas as pd

dmax, dmin = pd.Timedelta.max, pd.Timedelta.min
dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
last = pd.Series([pd.Timestamp.max])
first = pd.Series([pd.Timestamp.min])
longest = pd.Series([pd.Timedelta.max])
shortest = pd.Series([pd.Timedelta.min])


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


attempt(lambda: last + dmax)
attempt(lambda: last + pd.Timedelta(1))
attempt(lambda: first - pd.Timedelta(1))
attempt(lambda: first + dmin)
attempt(lambda: first - dmax)
attempt(lambda: dates + pd.Timedelta(0))
attempt(lambda: dates - pd.Timedelta(0))
attempt(lambda: last + longest)
attempt(lambda: last + shortest)
attempt(lambda: first + longest)
attempt(lambda: longest + last)
attempt(lambda: shortest + first)
attempt(lambda: first - longest)
attempt(lambda: dates - pd.NaT)
attempt(lambda: last + np.timedelta64(1, "ns"))
attempt(lambda: last + np.timedelta64(1, "D"))
attempt(lambda: last + datetime.timedelta(days=1))
attempt(lambda: last + datetime.timedelta(days=999999999))
