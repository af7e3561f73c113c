# scalars rounded past the ends
import pandas as pd

tmax, tmin = pd.Timestamp.max, pd.Timestamp.min
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


attempt(lambda: tmax.floor("D"))
attempt(lambda: tmax.ceil("D"))
attempt(lambda: tmax.round("D"))
attempt(lambda: tmax.normalize())
attempt(lambda: tmin.floor("D"))
attempt(lambda: tmin.ceil("D"))
attempt(lambda: tmin.round("D"))
attempt(lambda: tmin.normalize())
attempt(lambda: tmin.floor("us"))
attempt(lambda: tmax.ceil("us"))
attempt(lambda: tmax.ceil("200000D"))
attempt(lambda: dmax.floor("D"))
attempt(lambda: dmax.ceil("D"))
attempt(lambda: dmax.round("D"))
attempt(lambda: dmin.floor("D"))
attempt(lambda: dmin.ceil("D"))
attempt(lambda: dmin.round("D"))
attempt(lambda: dmin.floor("us"))
