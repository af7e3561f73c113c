# making a DatetimeIndex
import datetime
import pandas as pd

print(pd.DatetimeIndex(["2024-01-05", "2024-01-06"]))
print(pd.DatetimeIndex(["2024-01-05", "2024-01-06", "2024-01-07"], freq="infer"))
print(pd.DatetimeIndex([datetime.datetime(2024, 1, 5, 10)], name="x"))
print(pd.DatetimeIndex(["2024-01-05"], tz="Europe/Berlin"))
print(pd.Index([pd.Timestamp("2024-01-05"), pd.NaT]))
print(pd.DatetimeIndex(["2024-01-05 10:00:00.5", "2024-01-05 10:00:01"]))
try:
    pd.DatetimeIndex(["2024-01-05", "2024-01-07"], freq="D")
except ValueError as error:
    print(type(error).__name__, error)
print(type(pd.to_datetime(["2024-01-05"])))
