# grouping a frame whose columns have two levels
import pandas as pd

df = pd.DataFrame([[1, 2, 3], [4, 5, 6], [7, 8, 9]], columns=pd.MultiIndex.from_tuples([("a", "x"), ("a", "y"), ("b", "x")]), index=["u", "v", "u"])
print(df.groupby(level=0).sum())
print(df.groupby(level=0).agg(["min", "max"]))
print(df.groupby([0, 1, 0]).mean())
print(df.groupby(level=0)["a"].sum())
