# .dt: fields of times
import pandas as pd

s = pd.Series(pd.to_datetime(["2024-02-29 13:45:30.123456", "2023-12-31", "2024-01-01 00:00:01"], format="mixed"), name="t")
print(pd.DataFrame({
    "year": s.dt.year, "month": s.dt.month, "day": s.dt.day, "hour": s.dt.hour, "minute": s.dt.minute,
    "second": s.dt.second, "micro": s.dt.microsecond, "nano": s.dt.nanosecond,
}))
print(pd.DataFrame({
    "dow": s.dt.dayofweek, "weekday": s.dt.weekday, "doy": s.dt.dayofyear, "quarter": s.dt.quarter,
    "dim": s.dt.days_in_month, "leap": s.dt.is_leap_year,
}))
print(s.dt.year)
print(s.dt.date)
print(s.dt.time)
