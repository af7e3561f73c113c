# Rows and columns with labels that occur twice.
import pandas as pd

s = pd.Series([1, 2, 3], index=["a", "b", "a"])
print(s["a"])
print(s["b"])
df = pd.DataFrame([[1, 2, 3], [4, 5, 6]], columns=["x", "y", "x"])
print(df["x"])
print(df["y"].tolist())
print(df.loc[:, "x"])
print(df.columns.is_unique, df.columns.duplicated().tolist())
print(df.loc[:, ~df.columns.duplicated()])
d2 = pd.DataFrame({"v": [1, 2, 3]}, index=["r", "r", "q"])
print(d2.loc["r"])
print(d2.loc["q"])
d2.loc["r", "v"] = 0
print(d2)
print(d2.index.is_unique, d2[~d2.index.duplicated()])
print(s.groupby(level=0).sum())
