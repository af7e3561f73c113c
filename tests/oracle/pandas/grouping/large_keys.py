# many groups made from numbers, checked by totals
import numpy as np
import pandas as pd

n = 5000
df = pd.DataFrame({"id": np.arange(n) % 997, "grp": (np.arange(n) * 7919) % 13, "x": np.arange(n) * 0.5, "y": np.arange(n) % 31})
out = df.groupby("id").agg(total=("x", "sum"), mean=("y", "mean"), n=("x", "size"))
print(out.shape, out["total"].sum(), round(out["mean"].sum(), 6), out["n"].sum())
print(out.head())
print(df.groupby(["grp", "y"])["x"].max().tail())
print(df.groupby("grp")["x"].transform("mean").sum().round(3))
print(df.groupby("grp")["y"].rank().sum(), df.groupby("grp").cumcount().max())
print(df.groupby("grp")["x"].quantile(0.9).round(2).to_dict())
print(df.groupby("grp")["y"].std().round(4).tolist())
