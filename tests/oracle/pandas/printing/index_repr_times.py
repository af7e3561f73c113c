# Date, duration and period indexes
import pandas as pd

print(pd.to_datetime(["2024-01-01", "2024-02-01"]))
print(pd.date_range("2024-01-01", periods=3))
print(pd.date_range("2024-01-01", periods=4, freq="h"))
print(pd.to_datetime(["2024-01-01 10:00", None]))
print(pd.date_range("2024-01-01", periods=3, tz="UTC", name="when"))
print(pd.to_timedelta(["1 days", "2 days"]))
print(pd.to_timedelta(["1 days", "2 days 01:00:00"]))
print(pd.period_range("2024-01", periods=3, freq="M"))
print(pd.date_range("2024-01-01", periods=30))
print(pd.date_range("2024-01-01", periods=120, freq="ME"))
