# fields of coarse units
import numpy as np
import pandas as pd

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


attempt(lambda: seconds.dt.year)
attempt(lambda: long_seconds.dt.days)
attempt(lambda: long_seconds.dt.total_seconds())
attempt(lambda: long_seconds.dt.seconds)
attempt(lambda: long_seconds.dt.components)
attempt(lambda: long_millis.dt.total_seconds())
attempt(lambda: long_millis.dt.days)
attempt(lambda: long_micros.dt.total_seconds())
