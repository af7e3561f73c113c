# Dates as index: the time of day is shown only when there is one
import pandas as pd

days = pd.DataFrame({"v": [1, 2, 3]}, index=pd.to_datetime(["2024-01-01", "2024-01-02", "2024-01-03"]))
print(days)
hours = pd.DataFrame({"v": [1, 2]}, index=pd.to_datetime(["2024-01-01 00:00", "2024-01-01 06:30"]))
print(hours)
print(pd.Series([1, 2], index=pd.date_range("2024-05-01", periods=2, freq="D")))
print(pd.Series([1, 2], index=pd.date_range("2024-05-01", periods=2, freq="h", name="when")))
print(pd.Series(range(100), index=pd.date_range("2024-01-01", periods=100)))
