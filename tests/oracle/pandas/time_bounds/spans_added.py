# spans added to spans
import datetime

import pandas as pd

dmax, dmin = pd.Timedelta.max, pd.Timedelta.min
spans = pd.Series([pd.Timedelta.max, pd.NaT, pd.Timedelta.min])
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


attempt(lambda: spans + pd.Timedelta(1))
attempt(lambda: spans - pd.Timedelta(1))
attempt(lambda: longest + longest)
attempt(lambda: shortest - longest)
attempt(lambda: longest - shortest)
attempt(lambda: shortest + shortest)
attempt(lambda: dmax + longest)
attempt(lambda: dmin - longest)
attempt(lambda: longest + datetime.timedelta(days=999999999))
attempt(lambda: longest + datetime.timedelta(days=1))
attempt(lambda: dmax + pd.Timedelta(1))
attempt(lambda: dmin - pd.Timedelta(1))
attempt(lambda: dmax + datetime.timedelta(days=1))
attempt(lambda: dmax + pd.offsets.Day())
attempt(lambda: dmax + datetime.datetime(2020, 1, 1))
attempt(lambda: spans + pd.offsets.Day())
attempt(lambda: spans + pd.offsets.Day(2**40))
attempt(lambda: longest + pd.offsets.Nano(1))
