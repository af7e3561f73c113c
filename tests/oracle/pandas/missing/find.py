# isna, notna and counts of missing values.
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1, np.nan, 3], "b": ["x", None, "z"], "c": pd.to_datetime(["2024-01-01", None, "2024-01-03"])})
print(df.isna())
print(df.isnull().sum())
print(df.notna().all())
print(df.isna().any(axis=1))
print(df.isna().sum().sum())
print(df["a"].isna().tolist(), df["b"].notnull().tolist())
print(df[df["a"].isna()])
print(df.isna().mean().round(2))
print(pd.isna(None), pd.isna(np.nan), pd.isna("x"), pd.isna(pd.NaT), pd.notna(3))
print(pd.isna([1, None, np.nan]))
print(df.count())
