# missing keys are dropped, or kept with dropna=False
import pandas as pd
import numpy as np

df = pd.DataFrame({"k": ["a", None, "b", "a", None], "x": [1.0, 2.0, 3.0, np.nan, 5.0], "n": [1, np.nan, 1, 2, np.nan]})
print(df.groupby("k").sum())
print(df.groupby("k", dropna=False).sum())
print(df.groupby("n", dropna=False)["x"].sum())
print(df.groupby(["k", "n"], dropna=False)["x"].count())
print(df.groupby(["k", "n"])["x"].count())
print(df.groupby("k")["x"].transform("sum"))
print(df.groupby("k").size())
print(df.groupby("k").ngroup())
print(df.groupby("k").cumcount())
