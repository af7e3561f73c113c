# Aggregations over a whole frame and back into it.
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "b": [4, 5, 6]}, index=["x", "y", "z"])
df.loc["total"] = df.sum()
df["sum"] = df.sum(axis=1)
print(df)
df.loc["mean"] = df.drop("total").mean()
print(df)
print(df.sum().sum(), df.values.sum(), df.max().max(), df.to_numpy().mean())
print(df.mean(axis=None) if False else round(df.stack().mean(), 3))
print(df.min(axis=1).tolist(), df.max(axis="columns").tolist())
print(df.any(axis=None), (df > 0).all(axis=None))
print(df.sum(axis=0).to_frame("total").T)
print(df.agg(["sum", "mean"], axis=1))
print(df.skew().round(3), df.kurt().round(3))
print(df.sem().round(4).tolist(), df.var().round(3).tolist())
