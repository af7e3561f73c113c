# finding times in a DatetimeIndex
import pandas as pd

idx = pd.date_range("2024-01-01", periods=5, freq="D")
print(idx.get_loc("2024-01-03"), idx.get_loc(pd.Timestamp("2024-01-05")))
print(pd.Timestamp("2024-01-02") in idx, "2024-02-01" in idx)
print(idx.searchsorted(pd.Timestamp("2024-01-03 12:00")))
print(idx.get_indexer(pd.to_datetime(["2024-01-02", "2024-01-09"])))
print(idx.isin(["2024-01-02", "2024-01-04"]))
print(idx > "2024-01-03")
print(idx[idx >= pd.Timestamp("2024-01-04")])
print(idx.union(pd.date_range("2024-01-04", periods=3)))
print(idx.intersection(pd.date_range("2024-01-04", periods=3)))
print(idx.difference(idx[:2]))
try:
    idx.get_loc("2024-03-01")
except KeyError as error:
    print(type(error).__name__, error)
