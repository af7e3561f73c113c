# grouping by index levels
import pandas as pd

index = pd.MultiIndex.from_product([["a", "b"], [1, 2, 3]], names=["outer", "inner"])
s = pd.Series([1, 2, 3, 4, 5, 6], index=index, name="v")
print(s.groupby(level=0).sum())
print(s.groupby(level="inner").mean())
print(s.groupby(level=["outer", "inner"]).sum())
print(s.groupby("outer").max())
df = s.to_frame()
df["w"] = df["v"] * 1.5
print(df.groupby(level="outer").sum())
print(df.groupby(["outer"]).agg({"v": "sum", "w": "mean"}))
print(s.groupby(level=-1).cumsum())
flat = pd.Series([1, 2, 3], index=["x", "y", "x"])
print(flat.groupby(level=0).sum())
print(flat.groupby(flat.index).first())
