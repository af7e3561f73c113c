# where and mask on Series and DataFrame.
import numpy as np
import pandas as pd

s = pd.Series([1, 2, 3, 4])
print(s.where(s > 2))
print(s.where(s > 2, 0))
print(s.where(s > 2, -s))
print(s.mask(s > 2))
print(s.mask(s > 2, 99))
df = pd.DataFrame({"a": [1, -2, 3], "b": [-4, 5, -6]})
print(df.where(df > 0))
print(df.where(df > 0, 0))
print(df.mask(df < 0, -df))
print(df[df > 0])
print(df["a"].where(df["a"] > 0, other=np.nan).tolist())
t = pd.Series(["x", "y", "z"])
print(t.where(t != "y", "other").tolist())
