# IntervalIndex and interval_range
import pandas as pd

idx = pd.IntervalIndex.from_breaks([0, 1, 5, 10])
print(idx)
print(idx.left, idx.right, idx.mid, idx.length, idx.closed)
print(idx.contains(3), idx.get_loc(3), idx.is_overlapping)
print(pd.IntervalIndex.from_tuples([(0, 2), (3, 4)], closed="left"))
print(pd.interval_range(0, 10, freq=5), pd.interval_range(0, 1, periods=4))
print(pd.interval_range(pd.Timestamp("2024-01-01"), periods=2, freq="MS"))
s = pd.Series(["low", "mid", "high"], index=idx)
print(s)
print(s.loc[7], s.loc[[0.5, 3]].tolist())
try:
    idx.get_loc(20)
except KeyError as error:
    print(type(error).__name__, error)
