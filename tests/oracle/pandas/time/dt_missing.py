# .dt with missing times gives floats and NaN
import pandas as pd

s = pd.Series(pd.to_datetime(["2024-01-05", None, "2023-06-07"]))
print(s.dt.year)
print(s.dt.month.fillna(0).astype(int).tolist())
print(s.dt.day_name())
print(s.dt.is_month_start)
print(s.dt.date)
print(s.dt.strftime("%Y"))
print(s.dt.normalize())
print(s.isna().sum(), s.min(), s.max())
print(s.dt.isocalendar())
