# names of the result's index and columns
import pandas as pd

df = pd.DataFrame({"k": ["a", "b", "a"], "v": [1, 2, 3]})
df.columns.name = "fields"
out = df.groupby("k").sum()
print(out)
print(out.index.name, out.columns.name)
print(df.groupby(df["k"].values)["v"].sum())
print(df.groupby(["k", df["v"] > 1]).size())
print(df.groupby("k")["v"].agg(["sum", "mean"]).columns)
s = df.groupby("k")["v"].sum()
print(s.name, s.index.name)
print(df.groupby("k")["v"].apply(lambda x: x.sum()).rename_axis("key").rename("total"))
