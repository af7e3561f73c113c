# offsets of columns
import pandas as pd

tmax, tmin = pd.Timestamp.max, pd.Timestamp.min
last = pd.Series([pd.Timestamp.max])


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


attempt(lambda: tmin - pd.DateOffset(years=1))
attempt(lambda: tmin - pd.DateOffset(years=2000))
attempt(lambda: tmax + pd.offsets.BDay(2**62))
attempt(lambda: tmax + pd.offsets.Day(2**62))
attempt(lambda: tmax + pd.offsets.Day(2**31))
attempt(lambda: tmax + pd.offsets.Day(10**6))
attempt(lambda: pd.offsets.Day(2**62) + pd.offsets.Hour(1))
attempt(lambda: tmax + pd.DateOffset(days=2**64))
attempt(lambda: last + pd.offsets.Day())
attempt(lambda: last + pd.offsets.Hour(2))
attempt(lambda: last + pd.offsets.MonthEnd())
attempt(lambda: last + pd.offsets.MonthBegin())
attempt(lambda: last + pd.offsets.YearEnd())
attempt(lambda: last + pd.offsets.YearBegin())
attempt(lambda: last + pd.offsets.QuarterEnd())
attempt(lambda: last + pd.offsets.BDay())
attempt(lambda: last + pd.offsets.BDay(5))
attempt(lambda: last + pd.offsets.Week())
