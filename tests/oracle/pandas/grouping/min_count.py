# sums of missing values and min_count
import numpy as np
import pandas as pd

df = pd.DataFrame({"g": ["a", "a", "b", "b"], "x": [np.nan, np.nan, 1.0, np.nan], "y": [1, 2, 3, 4]})
g = df.groupby("g")
print(g.sum())
print(g.sum(min_count=1))
print(g.prod(min_count=1))
print(g["x"].sum(min_count=2))
print(g["x"].mean())
print(g["x"].min())
print(g["x"].first())
print(g["x"].last())
print(g["x"].count())
print(g.var(ddof=0))
print(g.std(ddof=0))
