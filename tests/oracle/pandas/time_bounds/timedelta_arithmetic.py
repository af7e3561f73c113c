# Timedelta plus, minus, times
import pandas as pd

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


attempt(lambda: dmax + dmax)
attempt(lambda: dmin - dmax)
attempt(lambda: dmax - dmin)
attempt(lambda: dmax * 2)
attempt(lambda: dmax * -1)
attempt(lambda: dmin * -2)
attempt(lambda: dmax * 2**62)
attempt(lambda: dmax * 2**64)
attempt(lambda: dmax * 1.5)
attempt(lambda: dmax * 0.5)
attempt(lambda: dmax * 1.0)
attempt(lambda: dmax * 1e300)
attempt(lambda: dmax * float("inf"))
attempt(lambda: dmax * float("nan"))
attempt(lambda: dmax / 0.5)
attempt(lambda: dmax / 2)
attempt(lambda: dmax / 0)
attempt(lambda: dmax / 1e-300)
