# spans divided by spans
import numpy as np
import pandas as pd

tmax, tmin = pd.Timestamp.max, pd.Timestamp.min
dmax, dmin = pd.Timedelta.max, pd.Timedelta.min
dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
longest = pd.Series([pd.Timedelta.max])
shortest = pd.Series([pd.Timedelta.min])
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


attempt(lambda: shortest % 7)
attempt(lambda: shortest % pd.Timedelta(7))
attempt(lambda: shortest % pd.Timedelta(-7))
attempt(lambda: longest % pd.Timedelta(0))
attempt(lambda: shortest // pd.Timedelta(-1))
attempt(lambda: shortest // pd.Timedelta(1))
attempt(lambda: shortest // pd.Timedelta(0))
attempt(lambda: longest / pd.Timedelta(1))
attempt(lambda: shortest / pd.Timedelta(-1))
attempt(lambda: shortest / pd.Timedelta(0))
attempt(lambda: seconds.dt.strftime("%Y"))
attempt(lambda: dates.dt.strftime("%Y-%m-%d"))
attempt(lambda: tmax.strftime("%Y"))
attempt(lambda: dmax % pd.Timedelta(7))
attempt(lambda: dmin % pd.Timedelta(7))
attempt(lambda: dmin % 7)
attempt(lambda: pd.Series([-2**63]) % -1)
attempt(lambda: pd.Series([pd.Timedelta(-8)]) % 7)
