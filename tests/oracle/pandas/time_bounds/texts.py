# text and numbers of the ends
import pandas as pd

dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
spans = pd.Series([pd.Timedelta.max, pd.NaT, pd.Timedelta.min])


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


attempt(lambda: dates.mode())
attempt(lambda: dates.value_counts())
attempt(lambda: dates.dt.date)
attempt(lambda: dates.dt.time)
attempt(lambda: dates.dt.year)
attempt(lambda: dates.dt.dayofyear)
attempt(lambda: dates.dt.isocalendar())
attempt(lambda: dates.dt.day_name())
attempt(lambda: dates.dt.is_month_end)
attempt(lambda: dates.dt.microsecond)
attempt(lambda: dates.dt.nanosecond)
attempt(lambda: spans.dt.days)
attempt(lambda: spans.dt.seconds)
attempt(lambda: spans.dt.microseconds)
attempt(lambda: spans.dt.nanoseconds)
attempt(lambda: spans.dt.total_seconds())
attempt(lambda: spans.dt.components)
attempt(lambda: spans.dt.to_pytimedelta())
