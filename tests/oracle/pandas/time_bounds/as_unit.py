# one unit into another
import numpy as np
import pandas as pd

dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
spans = pd.Series([pd.Timedelta.max, pd.NaT, pd.Timedelta.min])
first = pd.Series([pd.Timestamp.min])
shortest = pd.Series([pd.Timedelta.min])
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


attempt(lambda: millis.dt.as_unit("ns"))
attempt(lambda: seconds.dt.as_unit("ns"))
attempt(lambda: seconds.astype("datetime64[ns]"))
attempt(lambda: micros.astype("datetime64[ns]"))
attempt(lambda: micros.dt.as_unit("ns"))
attempt(lambda: long_seconds.dt.as_unit("ns"))
attempt(lambda: long_seconds.dt.as_unit("ms"))
attempt(lambda: long_seconds.astype("timedelta64[ns]"))
attempt(lambda: long_micros.dt.as_unit("ns"))
attempt(lambda: dates.astype("datetime64[s]"))
attempt(lambda: dates.astype("datetime64[s]").astype("datetime64[ns]"))
attempt(lambda: spans.astype("timedelta64[s]"))
attempt(lambda: spans.astype("timedelta64[s]").astype("timedelta64[ns]"))
attempt(lambda: dates.dt.as_unit("s").dt.as_unit("ns"))
attempt(lambda: first.dt.as_unit("s").dt.as_unit("ns"))
attempt(lambda: first.dt.as_unit("us").dt.as_unit("ns"))
attempt(lambda: first.dt.as_unit("ms").dt.as_unit("ns"))
attempt(lambda: shortest.dt.as_unit("us").dt.as_unit("ns"))
