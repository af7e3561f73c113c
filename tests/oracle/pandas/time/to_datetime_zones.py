# to_datetime and time zones
import pandas as pd

print(pd.to_datetime("2024-01-05T10:00:00Z"))
print(pd.to_datetime(["2024-01-05T10:00:00Z", "2024-01-06T11:00:00Z"]))
print(pd.to_datetime(["2024-01-05 10:00:00+02:00", "2024-01-06 10:00:00+02:00"]))
print(pd.to_datetime(["2024-01-05 10:00:00+02:00", "2024-07-06 10:00:00-05:00"], utc=True))
print(pd.to_datetime(pd.Series(["2024-01-05", "2024-01-06"]), utc=True))
s = pd.to_datetime(pd.Series(["2024-03-10 12:00"])).dt.tz_localize("US/Eastern")
print(s)
print(s.dt.tz_convert("Europe/Berlin"))
print(pd.to_datetime(s, utc=True))
