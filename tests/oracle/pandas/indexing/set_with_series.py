# Setting rows and columns with Series and lists of lists.
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "b": [4, 5, 6]}, index=["x", "y", "z"])
df.loc["x"] = pd.Series({"b": 40, "a": 10})
print(df)
df.loc[["y", "z"]] = [[20, 50], [30, 60]]
print(df)
df.loc[:, ["a", "b"]] = df[["b", "a"]].values
print(df)
df.loc["y", ["a", "b"]] = [0, 1]
print(df)
df.iloc[0] = df.iloc[1] + 5
print(df)
df[["a", "b"]] = df[["b", "a"]]
print(df)
df["c"] = df.mean(axis=1)
df.loc["total"] = df.sum()
print(df)
