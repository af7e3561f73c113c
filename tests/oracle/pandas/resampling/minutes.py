# bars of minutes from seconds, with label and closed
import pandas as pd

s = pd.Series(range(9), index=pd.date_range("2000-01-01", periods=9, freq="min"))
print(s.resample("3min").sum())
print(s.resample("3min", label="right").sum())
print(s.resample("3min", label="right", closed="right").sum())
print(s.resample("30s").asfreq()[0:5])
print(s.resample("30s").ffill()[0:5])
print(s.resample("30s").bfill()[0:5])
print(s.resample("5min").agg(["min", "max"]))
print(s.resample("h").mean())
