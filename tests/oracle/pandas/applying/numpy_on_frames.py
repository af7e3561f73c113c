# numpy functions of columns, frames and indexes.
import numpy as np
import pandas as pd

df = pd.DataFrame({"x": [1.0, 4.0, np.nan], "y": [2, 3, 5]}, index=list("abc"))
s = df["y"]
print(np.sqrt(df), np.square(s), np.log(s).round(4), np.isnan(df))
print(np.add(s, 1), np.maximum(s, 3), np.minimum(df, 3), np.power(s, 2).tolist())
print(np.mean(s), np.std(s).round(6), np.median(s), np.percentile(s, 25), np.nanmean(df["x"]), np.sum(df, axis=0))
print(np.where(s > 2, "big", "small"), np.select([s > 4, s > 2], ["a", "b"], "c"), np.clip(s, 3, 4).tolist())
print(np.array([1, 2, 3]) * s, np.int64(2) * df, np.float64(0.5) + s)
print(np.concatenate([s, s]), np.vstack([s, s]), np.column_stack([s, df["x"]]))
print(np.argmax(s), np.argsort(-s), np.unique([3, 1, 3]), np.cumsum(s).tolist(), np.diff(s))
print(np.corrcoef(s, s), np.dot(s, s), np.outer(s, [1, 2]), np.allclose(s, s + 1e-12), np.array_equal(s, [2, 3, 5]))
print(np.logical_and(s > 2, s < 5), np.logical_not(s > 2), np.isin(s, [3]), np.any(s > 4), np.count_nonzero(s > 2))
print(np.histogram(s, bins=2), np.bincount(s), np.digitize(s, [3]), np.polyfit([0, 1, 2], s, 1).round(4))
print(np.array(df), np.asarray(s), df.to_numpy().mean(axis=0), np.round(df / 3, 2))
