# gaps give zero sums, missing means; fill methods
import pandas as pd

s = pd.Series([1.0, 2.0, 5.0], index=pd.to_datetime(["2024-05-01", "2024-05-02", "2024-05-06"]))
print(s.resample("D").sum())
print(s.resample("D").mean())
print(s.resample("D").asfreq())
print(s.resample("D").ffill())
print(s.resample("D").bfill())
print(s.resample("D").interpolate())
print(s.resample("D").nearest())
print(s.resample("D").asfreq(fill_value=0))
print(s.resample("D").sum(min_count=1))
print(s.resample("D").count())
print(s.asfreq("D"))
print(s.asfreq("D", method="ffill"))
print(s.resample("2D").mean().fillna(0))
