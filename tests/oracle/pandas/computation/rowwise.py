# Reductions along rows with missing values.
import numpy as np
import pandas as pd

df = pd.DataFrame({"q1": [1.0, np.nan, 3.0], "q2": [4.0, 5.0, np.nan], "q3": [7.0, np.nan, 9.5]})
print(df.sum(axis=1))
print(df.mean(axis=1))
print(df.min(axis=1), df.max(axis=1))
print(df.std(axis=1))
print(df.median(axis=1), df.count(axis=1))
print(df.sum(axis=1, skipna=False))
print(df.sum(axis="columns", min_count=2))
print(df.var(axis=1, ddof=0).round(4).tolist())
df["total"] = df.sum(axis=1)
df["best"] = df[["q1", "q2", "q3"]].idxmax(axis=1)
print(df)
print(pd.DataFrame({"a": [1, 2], "b": [3, 4]}).sum(axis=1).dtype)
