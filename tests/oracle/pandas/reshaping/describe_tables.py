# tables of statistics by group, turned and flattened
import pandas as pd

df = pd.DataFrame({"g": ["x", "y", "x", "y"], "a": [1.0, 2.0, 3.0, 4.0], "b": [10, 20, 30, 40]})
t = df.groupby("g").describe()
print(t["a"])
print(t.loc[:, (slice(None), "mean")])
print(t.stack(level=0, future_stack=True).round(2))
print(df.groupby("g").agg(["mean", "std"]).T.round(3))
print(df.groupby("g").mean().stack(future_stack=True))
print(df.groupby("g").mean().unstack())
print(df.melt(id_vars="g").groupby(["variable", "g"])["value"].mean().unstack())
