# periods at the ends of the clock
import numpy as np
import pandas as pd

dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
last = pd.Series([pd.Timestamp.max])
first = pd.Series([pd.Timestamp.min])
seconds, millis, micros = (pd.Series(np.array([2**40, -(2**40), 0], dtype=f"datetime64[{unit}]")) for unit in ("s", "ms", "us"))


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


attempt(lambda: seconds.dt.to_period("M"))
attempt(lambda: dates.dt.to_period("D"))
attempt(lambda: dates.dt.to_period("M"))
attempt(lambda: dates.dt.to_period("Y"))
attempt(lambda: dates.dt.to_period("W"))
attempt(lambda: dates.dt.to_period("ns"))
attempt(lambda: dates.dt.to_period("B"))
attempt(lambda: dates.dt.to_period("h"))
attempt(lambda: dates.dt.to_period("Q").dt.to_timestamp())
attempt(lambda: dates.dt.to_period("Y").dt.to_timestamp())
attempt(lambda: dates.dt.to_period("D").dt.to_timestamp())
attempt(lambda: dates.dt.to_period("D").dt.start_time)
attempt(lambda: dates.dt.to_period("D").dt.end_time)
attempt(lambda: dates.dt.to_period("Y").dt.end_time)
attempt(lambda: last.dt.to_period("Y").dt.start_time)
attempt(lambda: last.dt.to_period("Y").dt.end_time)
attempt(lambda: last.dt.to_period("D").dt.end_time)
attempt(lambda: first.dt.to_period("D").dt.start_time)
