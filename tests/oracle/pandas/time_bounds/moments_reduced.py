# statistics of moments
import numpy as np
import pandas as pd

dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
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


attempt(lambda: seconds.mean())
attempt(lambda: seconds.median())
attempt(lambda: seconds.std())
attempt(lambda: seconds.quantile(0.5))
attempt(lambda: millis.mean())
attempt(lambda: micros.mean())
attempt(lambda: dates.mean())
attempt(lambda: dates.median())
attempt(lambda: dates.std())
attempt(lambda: dates.sem())
attempt(lambda: dates.var())
attempt(lambda: dates.sum())
attempt(lambda: dates.min())
attempt(lambda: dates.max())
attempt(lambda: dates.quantile())
attempt(lambda: dates.quantile([0, .25, .5, 1]))
attempt(lambda: dates.quantile(0.25, interpolation="nearest"))
attempt(lambda: dates.quantile(0.25, interpolation="midpoint"))
