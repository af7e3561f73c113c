# .dt: tz_localize and tz_convert
import pandas as pd

s = pd.Series(pd.to_datetime(["2024-01-15 12:00", "2024-07-15 12:00"]))
utc = s.dt.tz_localize("UTC")
print(utc)
print(utc.dt.tz_convert("US/Eastern"))
print(utc.dt.tz_convert("Europe/Berlin").dt.hour.tolist())
print(utc.dt.tz_convert("Asia/Tokyo").dt.tz_localize(None))
print(s.dt.tz_localize("Europe/Berlin").dtype)
print(utc.dt.tz)
try:
    s.dt.tz_convert("UTC")
except TypeError as error:
    print(type(error).__name__, error)
try:
    utc.dt.tz_localize("UTC")
except TypeError as error:
    print(type(error).__name__, error)
