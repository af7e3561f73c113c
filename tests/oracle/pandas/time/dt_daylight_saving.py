# local times that clocks skip or repeat
import pandas as pd

twice = pd.Series(pd.to_datetime(["2024-11-03 00:30", "2024-11-03 01:30"]))
print(twice.dt.tz_localize("US/Eastern", ambiguous="NaT"))
skipped = pd.Series(pd.to_datetime(["2024-03-10 02:30", "2024-03-10 04:00"]))
print(skipped.dt.tz_localize("US/Eastern", nonexistent="shift_forward"))
print(skipped.dt.tz_localize("US/Eastern", nonexistent="NaT"))
for values in (twice, skipped):
    try:
        values.dt.tz_localize("US/Eastern")
    except Exception as error:
        print(type(error).__name__, error)
print(pd.date_range("2024-03-09 12:00", periods=3, freq="D", tz="US/Eastern"))
print(pd.date_range("2024-03-10", periods=4, freq="h", tz="US/Eastern"))
