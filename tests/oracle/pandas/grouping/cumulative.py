# cumcount, ngroup, cumsum, cumprod, cummin, cummax
import numpy as np
import pandas as pd

df = pd.DataFrame({"g": ["a", "b", "a", "b", "a"], "x": [3, 1, 2, 5, 4], "y": [1.0, np.nan, 2.0, 4.0, 0.5]})
g = df.groupby("g")
print(g.cumcount())
print(g.cumcount(ascending=False))
print(g.ngroup())
print(g.ngroup(ascending=False))
print(g.cumsum())
print(g["x"].cumsum())
print(g["y"].cumprod())
print(g["x"].cummax())
print(g.cummin())
df["running"] = df.groupby("g")["x"].cumsum()
print(df)
