# signs of spans
import numpy as np
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


attempt(lambda: -shortest)
attempt(lambda: -longest)
attempt(lambda: abs(shortest))
attempt(lambda: abs(spans))
attempt(lambda: -spans)
attempt(lambda: np.sign(spans))
attempt(lambda: -pd.TimedeltaIndex(spans))
attempt(lambda: abs(pd.TimedeltaIndex(spans)))
attempt(lambda: -dmin)
attempt(lambda: -dmax)
attempt(lambda: abs(dmin))
attempt(lambda: -pd.Series([-2**63]))
attempt(lambda: abs(pd.Series([-2**63])))
attempt(lambda: -pd.Series([-128], dtype="int8"))
attempt(lambda: abs(pd.Series([-128], dtype="int8")))
attempt(lambda: -pd.Series([-2**63, 1], dtype="Int64"))
