# groups of times
import pandas as pd

dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
spans = pd.Series([pd.Timedelta.max, pd.NaT, pd.Timedelta.min])
groups = [0, 0, 0]


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


attempt(lambda: dates.groupby(groups).mean())
attempt(lambda: dates.groupby(groups).median())
attempt(lambda: dates.groupby(groups).std())
attempt(lambda: dates.groupby(groups).sem())
attempt(lambda: dates.groupby(groups).min())
attempt(lambda: dates.groupby(groups).max())
attempt(lambda: dates.groupby(groups).first())
attempt(lambda: dates.groupby(groups).sum())
attempt(lambda: dates.groupby(groups).diff())
attempt(lambda: dates.groupby(groups).cumsum())
attempt(lambda: dates.groupby(groups).agg(["mean", "median", "std", "min"]))
attempt(lambda: dates.groupby(groups).rank())
attempt(lambda: dates.groupby(groups).shift())
attempt(lambda: dates.groupby(groups).var())
attempt(lambda: spans.groupby(groups).mean())
attempt(lambda: spans.groupby(groups).median())
attempt(lambda: spans.groupby(groups).std())
attempt(lambda: spans.groupby(groups).sem())
