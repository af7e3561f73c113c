# frames with a time zone in the index
import pandas as pd

s = pd.Series([1, 2, 3], index=pd.date_range("2024-03-09 12:00", periods=3, freq="D"))
local = s.tz_localize("US/Eastern")
print(local)
print(local.tz_convert("UTC"))
print(local.index)
print(local.loc["2024-03-10"])
print(local.index[0], local.index.tz)
print(local.tz_localize(None).equals(s))
berlin = pd.date_range("2024-06-01", periods=2, tz="Europe/Berlin")
print(berlin, berlin.tz_convert("UTC"))
