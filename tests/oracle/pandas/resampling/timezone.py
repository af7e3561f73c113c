# bins of a zoned index
import pandas as pd

s = pd.Series(range(5), index=pd.date_range("2024-03-30 22:00", periods=5, freq="h", tz="Europe/Berlin"))
print(s.resample("D").sum())
print(s.resample("2h").sum())
print(s.tz_convert("UTC").resample("D").count())
