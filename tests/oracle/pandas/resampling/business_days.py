# business days and months
import pandas as pd

s = pd.Series(range(1, 11), index=pd.date_range("2024-03-01", periods=10, freq="D"))
print(s.resample("B").sum())
print(s.resample("BME").sum())
print(s.resample("2B").sum())
print(s.resample("D").sum().pct_change().round(2))
print(s.resample("2D").sum().diff())
