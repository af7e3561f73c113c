# origin and offset of the bins
import pandas as pd

s = pd.Series(range(6), index=pd.date_range("2000-10-01 23:30:00", periods=6, freq="7min"))
print(s.resample("17min").sum())
print(s.resample("17min", origin="epoch").sum())
print(s.resample("17min", origin="start").sum())
print(s.resample("17min", offset="23h30min").sum())
print(s.resample("17min", origin="2000-01-01").sum())
