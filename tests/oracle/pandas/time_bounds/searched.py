# places in sorted columns
import numpy as np
import pandas as pd

tmax, tmin = pd.Timestamp.max, pd.Timestamp.min
dmax, dmin = pd.Timedelta.max, pd.Timedelta.min
dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])


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


attempt(lambda: pd.Series([-2**63, 2**63 - 1]).searchsorted(0))
attempt(lambda: pd.Series([1, 2, 3]).searchsorted(2))
attempt(lambda: dates.dropna().sort_values().searchsorted(pd.Timestamp(0)))
attempt(lambda: pd.DatetimeIndex([tmin, 0, tmax]).searchsorted(pd.Timestamp(0), side="right"))
attempt(lambda: pd.DatetimeIndex([tmin, 0, tmax]).get_indexer([pd.Timestamp(5)], method="nearest"))
attempt(lambda: pd.DatetimeIndex([tmin, tmax]).get_indexer([pd.Timestamp(-5)], method="pad", tolerance=dmax))
attempt(lambda: pd.Series([1, 2], index=pd.DatetimeIndex([tmin, tmax])).reindex([tmax, tmin], method="nearest", tolerance="1D"))
attempt(lambda: pd.Series([10, 20, 30]).searchsorted([5, 25]))
attempt(lambda: pd.Series([10, 20, 30]).searchsorted(25.5))
attempt(lambda: pd.Series(["a", "b"]).searchsorted("b"))
attempt(lambda: pd.Series([1.0, np.nan]).searchsorted(2.0))
attempt(lambda: pd.Series([1.0, np.nan]).searchsorted(np.nan))
