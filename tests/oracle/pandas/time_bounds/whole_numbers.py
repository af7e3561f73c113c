# whole numbers wrap
import pandas as pd

dmax, dmin = pd.Timedelta.max, pd.Timedelta.min
dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
spans = pd.Series([pd.Timedelta.max, pd.NaT, pd.Timedelta.min])
longest = pd.Series([pd.Timedelta.max])
shortest = pd.Series([pd.Timedelta.min])
near = pd.Series([pd.Timestamp.max - pd.Timedelta(days=1), pd.Timestamp.max])
near_spans = pd.Series([pd.Timedelta.max - pd.Timedelta(days=1), pd.Timedelta.max])


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


attempt(lambda: dates.prod())
attempt(lambda: spans.abs())
attempt(lambda: near.diff())
attempt(lambda: near_spans.sum())
attempt(lambda: near_spans.diff())
attempt(lambda: near_spans.cumsum())
attempt(lambda: near_spans.cumsum(skipna=False))
attempt(lambda: longest.cumsum())
attempt(lambda: longest.sum())
attempt(lambda: shortest.sum())
attempt(lambda: pd.concat([longest, longest]).sum())
attempt(lambda: pd.concat([shortest, shortest]).sum())
attempt(lambda: pd.concat([shortest, shortest]).cumsum())
attempt(lambda: pd.concat([longest, shortest, longest, shortest]).sum())
attempt(lambda: pd.concat([longest, longest, shortest, shortest]).sum())
attempt(lambda: pd.concat([longest, longest, shortest, shortest]).cumsum())
attempt(lambda: pd.Series([dmax, pd.Timedelta(1)]).sum())
attempt(lambda: pd.Series([dmin, pd.Timedelta(-1)]).sum())
