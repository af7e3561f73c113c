# weeks ending on different days
import pandas as pd

s = pd.Series([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], index=pd.date_range("2024-03-01", periods=10, freq="D"))
print(s.resample("W").sum())
print(s.resample("W-MON").sum())
print(s.resample("W-FRI").mean())
print(s.resample("2W").sum())
print(s.resample("W", label="left").sum())
print(s.resample("W", closed="left").sum())
print(s.resample("7D").sum())
