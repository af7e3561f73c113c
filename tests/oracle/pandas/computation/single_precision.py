# float32 and other narrow numbers keep their type, and their last digit, through statistics.
import numpy as np
import pandas as pd

s = pd.Series([0.1, 2.5, -1], dtype="float32")
print(repr(s.mean()), repr(s.sem()), repr(s.sum(min_count=9)), repr(s.kurt()))
print(s.agg(["min", "max"]).dtype, s.agg(["sum", "mean", "std"]).dtype)
print(pd.Series([1, 255], dtype="uint8").agg(["min", "max"]))
print(pd.Series([np.float32(1), np.float32(2)]).dtype, pd.Series([np.int8(1)]).dtype)
print(s.array)
print(repr(pd.Series([np.nan], dtype="float32").mean()), repr(pd.Series([np.nan] * 2, dtype="float32").std()))

# nan is Python's own where there are too few values for a moment, and numpy's where they are not skipped.
gaps = pd.Series([1.0, np.nan, 3.0, 4.5])
print(repr(gaps.kurt()), repr(gaps.kurt(skipna=False)), repr(pd.Series([], dtype=float).sem()))
print(gaps.cov(gaps), gaps.corr(gaps.shift(), method="spearman"))
