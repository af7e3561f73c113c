# differences and running sums
import numpy as np
import pandas as pd

dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
spans = pd.Series([pd.Timedelta.max, pd.NaT, pd.Timedelta.min])
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


attempt(lambda: seconds.diff())
attempt(lambda: millis.diff())
attempt(lambda: dates.diff())
attempt(lambda: dates.diff(2))
attempt(lambda: dates.diff(-1))
attempt(lambda: dates.diff(-2))
attempt(lambda: dates.cumsum())
attempt(lambda: dates.cummax())
attempt(lambda: dates.cummin())
attempt(lambda: dates.rank())
attempt(lambda: dates.shift(1))
attempt(lambda: spans.diff())
attempt(lambda: spans.diff(2))
attempt(lambda: spans.diff(-2))
attempt(lambda: spans.cumsum())
attempt(lambda: spans.cumprod())
attempt(lambda: spans.cummax())
attempt(lambda: spans.rank())
