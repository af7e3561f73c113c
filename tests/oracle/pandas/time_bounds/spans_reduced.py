# statistics of spans
import numpy as np
import pandas as pd

spans = pd.Series([pd.Timedelta.max, pd.NaT, pd.Timedelta.min])
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


attempt(lambda: long_seconds.sum())
attempt(lambda: long_seconds.mean())
attempt(lambda: long_seconds.median())
attempt(lambda: long_seconds.quantile(0.5))
attempt(lambda: long_millis.sum())
attempt(lambda: long_micros.sum())
attempt(lambda: long_micros.mean())
attempt(lambda: spans.mean())
attempt(lambda: spans.median())
attempt(lambda: spans.std())
attempt(lambda: spans.sem())
attempt(lambda: spans.var())
attempt(lambda: spans.sum())
attempt(lambda: spans.min())
attempt(lambda: spans.max())
attempt(lambda: spans.quantile())
attempt(lambda: spans.quantile(0.25, interpolation="nearest"))
attempt(lambda: spans.quantile(0.25, interpolation="midpoint"))
