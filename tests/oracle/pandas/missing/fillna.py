# fillna with values, dicts, Series and methods.
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1.0, np.nan, 3.0, np.nan], "b": [np.nan, "x", None, "y"], "c": [1, 2, 3, 4]})
print(df.fillna(0))
print(df.fillna({"a": df["a"].mean(), "b": "unknown"}))
print(df["a"].fillna(df["a"].median()).tolist())
print(df["a"].ffill().tolist(), df["a"].bfill().tolist())
print(df.ffill())
print(df.bfill())
print(df["a"].fillna(-1, limit=1).tolist())
print(df["a"].fillna(pd.Series([10, 20, 30, 40])).tolist())
df["b"] = df["b"].fillna("none")
df.fillna(0, inplace=True)
print(df)
print(df.dtypes)
s = pd.Series([np.nan, 1, np.nan, np.nan, 4])
print(s.ffill(limit=1).tolist())
try:
    s.fillna()
except ValueError as error:
    print("ValueError", error)
