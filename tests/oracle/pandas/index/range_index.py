# RangeIndex and arithmetic on indexes.
import pandas as pd

r = pd.RangeIndex(5)
print(r, r.start, r.stop, r.step, list(r))
print(r[1:4], r[::2], r[::-1], r[3], r[[0, 2]])
print(r + 1, r * 2, r / 2, r - 1, r % 2, r > 2)
print(pd.RangeIndex(2, 10, 3), pd.RangeIndex(2, 10, 3).tolist())
df = pd.DataFrame({"a": [1, 2, 3]})
print(df.index, df.index.tolist(), len(df.index))
df.index = df.index + 1
print(df)
print(df.index)
print(pd.Index(range(3)), pd.RangeIndex(0).empty, 3 in r, 7 in r, r.max(), r.sum() if hasattr(r, "sum") else "no sum")
print(df.reset_index(drop=True).index, df.iloc[1:].index)
print(pd.Index([1, 2, 3]) * 10, pd.Index(["a", "b"]) + "_x")
