# A column taken from a frame writes back to it.
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1.0, np.nan, 3.0], "b": [1, 2, 3]})
df["a"].fillna(0, inplace=True)
print(df)
df["b"][df["b"] > 1] = 9
print(df)
df["b"].replace(9, 7, inplace=True)
print(df["b"].tolist())
copy = df["a"].copy()
copy[0] = 99
print(df["a"].tolist())
sub = df[df["b"] > 1].copy()
sub["a"] = -1
print(df)
print(sub)
