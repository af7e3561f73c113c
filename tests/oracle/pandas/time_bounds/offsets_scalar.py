# offsets that leave the clock
import pandas as pd

tmax, tmin = pd.Timestamp.max, pd.Timestamp.min


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


attempt(lambda: tmax + pd.offsets.MonthBegin())
attempt(lambda: tmax + pd.offsets.YearEnd())
attempt(lambda: tmax + pd.offsets.YearBegin())
attempt(lambda: tmax + pd.offsets.BDay())
attempt(lambda: tmax + pd.offsets.Week())
attempt(lambda: tmax + pd.offsets.Week(weekday=0))
attempt(lambda: tmax + pd.offsets.QuarterEnd())
attempt(lambda: tmax + pd.DateOffset(days=1))
attempt(lambda: tmax + pd.DateOffset(months=1))
attempt(lambda: tmax + pd.DateOffset(years=1))
attempt(lambda: tmax + pd.DateOffset(years=10000))
attempt(lambda: tmax + pd.DateOffset(hours=1))
attempt(lambda: tmax + pd.DateOffset(year=9000))
attempt(lambda: tmax + pd.DateOffset(nanoseconds=1))
attempt(lambda: tmin - pd.offsets.MonthEnd())
attempt(lambda: tmin - pd.offsets.MonthBegin())
attempt(lambda: tmin - pd.offsets.YearEnd())
attempt(lambda: tmin - pd.offsets.BDay())
