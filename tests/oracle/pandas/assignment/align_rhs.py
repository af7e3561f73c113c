# The right side of an assignment is aligned by label.
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3]}, index=["x", "y", "z"])
df["b"] = pd.Series({"z": 30, "x": 10})
print(df)
df.loc["x":"y", "b"] = pd.Series({"y": 2.0, "x": 1.0})
print(df)
other = pd.DataFrame({"c": [5, 6]}, index=["y", "q"])
df["c"] = other["c"]
print(df)
df.loc[df["a"] > 1, "d"] = df["a"] * 10
print(df)
df["e"] = other["c"].values.sum()
print(df)
