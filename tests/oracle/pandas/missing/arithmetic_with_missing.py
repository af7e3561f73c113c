# Missing values in sums, comparisons and groups.
import numpy as np
import pandas as pd

s = pd.Series([1.0, np.nan, 3.0])
print(s.sum(), s.mean(), s.count(), s.min(), s.max())
print(s.sum(skipna=False), s.mean(skipna=False))
print((s + 1).tolist(), (s > 1).tolist(), (s == s).tolist())
print(s.cumsum().tolist())
print(pd.Series([np.nan, np.nan]).sum(), pd.Series([np.nan]).sum(min_count=1), pd.Series([np.nan]).mean())
print(pd.Series([], dtype=float).sum(), pd.Series([], dtype=float).max())
a = pd.Series([1, 2], index=["x", "y"])
b = pd.Series([10, 20], index=["y", "z"])
print(a + b)
print(a.add(b, fill_value=0))
print(s.value_counts(dropna=False))
print(s.unique(), s.nunique(), s.nunique(dropna=False))
