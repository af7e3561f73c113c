# to_timedelta and timedelta_range
import pandas as pd
import numpy as np

print(pd.to_timedelta(["1 days", "2h", "30min", "1 days 02:03:04.5", "00:00:10"]))
print(pd.to_timedelta([1, 2, 3], unit="h"))
print(pd.to_timedelta(pd.Series([1.5, np.nan]), unit="D"))
print(pd.to_timedelta(["1 day", "x"], errors="coerce"))
print(pd.to_timedelta(np.arange(3), unit="s"))
try:
    pd.to_timedelta(["1 day", "x"])
except ValueError as error:
    print(type(error).__name__, error)
print(pd.timedelta_range("0h", periods=4, freq="6h"))
print(pd.timedelta_range("1 day", "3 days"))
idx = pd.timedelta_range("0 days", periods=3)
print(idx.total_seconds(), idx.days)
print(pd.Series([1, 2, 3], index=idx).loc["1 days":])
print(idx + pd.Timestamp("2024-01-01"))
