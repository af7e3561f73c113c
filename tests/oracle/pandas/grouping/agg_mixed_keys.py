# three keys, agg with keywords args and ddof
import numpy as np
import pandas as pd

rng = np.arange(12)
df = pd.DataFrame({"a": rng % 2, "b": rng % 3, "c": ["u", "v"] * 6, "x": rng * 1.5})
print(df.groupby(["a", "b", "c"])["x"].sum())
print(df.groupby(["a", "b"]).agg({"x": ["sum", "count"], "c": "first"}))
print(df.groupby("a")["x"].agg(np.std, ddof=0))
print(df.groupby("a")["x"].agg("quantile", q=0.25))
print(df.groupby("a")["x"].apply(lambda s, p: s.sum() + p, p=100))
print(df.groupby(["a"])["x"].agg(lambda s, k: s.iloc[k], 1))
