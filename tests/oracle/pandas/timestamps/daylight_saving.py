# Timestamp: times that clocks skip or repeat
import pandas as pd

twice = pd.Timestamp("2024-11-03 01:30")
print(repr(twice.tz_localize("US/Eastern", ambiguous=True)), repr(twice.tz_localize("US/Eastern", ambiguous=False)))
print(twice.tz_localize("US/Eastern", ambiguous="NaT"))
skipped = pd.Timestamp("2024-03-10 02:30")
print(repr(skipped.tz_localize("US/Eastern", nonexistent="shift_forward")))
print(repr(skipped.tz_localize("US/Eastern", nonexistent="shift_backward")))
print(repr(skipped.tz_localize("US/Eastern", nonexistent=pd.Timedelta("1h"))))
for value in (twice, skipped):
    try:
        value.tz_localize("US/Eastern")
    except Exception as error:
        print(type(error).__name__, error)
day = pd.Timestamp("2024-03-09 12:00", tz="US/Eastern")
print(day + pd.Timedelta(days=1), day + pd.DateOffset(days=1), day + pd.offsets.Day(1))
