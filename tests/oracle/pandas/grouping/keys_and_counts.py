# What keys of groups are, and options of reductions: min_count, skipna, picked quantiles
import numpy as np
import pandas as pd

frame = pd.DataFrame(
    {
        "i": [1, 2, 1, 2],
        "t": ["x", "y", "x", "x"],
        "b": [True, False, True, True],
        "v": [10, 20, 30, 40],
        "f": [1.5, np.nan, 2.5, 4.0],
    }
)
for by in ["i", ["i"], "b", ["i", "t"], ["i", "b"]]:
    groups = frame.groupby(by)
    print(by, [key for key, _ in groups], list(groups.groups), list(groups.indices))
    print(groups["v"].apply(lambda part: repr(part.name)).tolist())

grouped = frame.groupby("i")[["v", "f"]]
print(grouped.first(min_count=2))
print(grouped.max(min_count=2))
print(grouped.quantile(0.5, interpolation="lower").dtypes.to_dict(), grouped.quantile(0.5).dtypes.to_dict())
print(grouped.any(skipna=False))
print(grouped.cumsum(skipna=False))
print(grouped.cummax(skipna=False))

hourly = pd.Series([1.0, 2.0, 4.0], index=pd.date_range("2024-01-01", periods=3, freq="12h"))
print(hourly.groupby(level=0).sum())
print(hourly.groupby(hourly.index).max())
print(hourly.nlargest(2))
