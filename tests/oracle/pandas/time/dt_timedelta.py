# .dt of durations
import pandas as pd

s = pd.Series(pd.to_timedelta(["1 days 02:03:04", "0 days 00:00:30.5", "-1 days +23:00:00", None]))
print(s)
print(s.dt.days)
print(s.dt.seconds)
print(s.dt.total_seconds())
print(s.dt.components)
print((s.dt.total_seconds() / 3600).round(2).tolist())
print(s.dt.floor("h"))
print(s.sum(), s.mean(), s.max())
