# ffill, bfill, fillna inside the groups
import numpy as np
import pandas as pd

df = pd.DataFrame({"k": ["a", "b", "a", "b", "a"], "v": [1.0, np.nan, np.nan, 4.0, np.nan], "s": ["p", None, None, "q", None]})
g = df.groupby("k")
print(g.ffill())
print(g.bfill())
print(g["v"].ffill())
print(g["v"].ffill(limit=1))
print(g["s"].bfill())
print(g["v"].fillna(0))
df["v"] = df["v"].fillna(df.groupby("k")["v"].transform("mean"))
print(df)
