# numpy functions on Series and frames keep the labels.
import numpy as np
import pandas as pd

s = pd.Series([1.0, 4.0, 9.0], index=["a", "b", "c"], name="v")
print(np.sqrt(s))
print(np.add(s, 1).tolist(), np.mean(s), np.sum(s), np.max(s))
print(np.log1p(s).round(3).tolist(), np.floor(s / 2).tolist())
df = pd.DataFrame({"x": [1.0, 2.0], "y": [3.0, 4.0]})
print(np.exp(df).round(3))
print(np.sum(df.values), np.array(df))
print(df.to_numpy().shape, s.to_numpy(), df["x"].values)
print(np.power(df, 2))
print(np.isnan(pd.Series([1.0, np.nan])).tolist())
print(np.array([1, 2, 3]) + s)
print(np.mean(df, axis=0).tolist())
print(np.arctan2(s, 2).round(3).tolist())
print(np.cumsum(s).tolist(), np.diff(s), np.unique(pd.Series([2, 1, 2])))
print(np.dot(s, s), s.dot(s), df.dot(df.T))
print(np.percentile(s, 50), np.median(s), np.std(s).round(4), np.corrcoef(s, s)[0, 1])
