# columns rounded past the ends
import pandas as pd

dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
last = pd.Series([pd.Timestamp.max])
first = pd.Series([pd.Timestamp.min])


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


attempt(lambda: dates.dt.floor("D"))
attempt(lambda: dates.dt.ceil("D"))
attempt(lambda: dates.dt.round("D"))
attempt(lambda: dates.dt.normalize())
attempt(lambda: last.dt.floor("D"))
attempt(lambda: last.dt.ceil("D"))
attempt(lambda: last.dt.round("D"))
attempt(lambda: last.dt.ceil("us"))
attempt(lambda: last.dt.round("us"))
attempt(lambda: last.dt.ceil("s"))
attempt(lambda: last.dt.round("s"))
attempt(lambda: last.dt.round("400D"))
attempt(lambda: last.dt.round("100000D"))
attempt(lambda: last.dt.floor("100000D"))
attempt(lambda: last.dt.ceil("200000D"))
attempt(lambda: first.dt.floor("D"))
attempt(lambda: first.dt.floor("us"))
attempt(lambda: first.dt.floor("h"))
