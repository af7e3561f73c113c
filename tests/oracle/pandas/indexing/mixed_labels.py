# Labels of several kinds, and labels that are tuples or missing.
import numpy as np
import pandas as pd

s = pd.Series([1, 2, 3], index=["a", 1, 2.5])
print(s["a"], s[1], s[2.5])
df = pd.DataFrame({0: [1, 2], 1: [3, 4]})
print(df[0].tolist(), df.columns, df[[1]])
df = pd.DataFrame({1: [1], "1": [2]})
print(df[1].item(), df["1"].item(), df.columns)
t = pd.Series([1, 2], index=[np.nan, "x"])
print(t)
print(t.index.isna(), t[t.index.notna()])
b = pd.Series([10, 20], index=[True, False])
print(b[True], b.loc[False])
df = pd.DataFrame({"2020": [1, 2], "2021": [3, 4]})
print(df["2020"].sum(), df.columns.astype(int).tolist())
years = pd.DataFrame({2020: [1, 2], 2021: [3, 4]})
print(years[2021].tolist(), years.loc[:, 2020:2021].shape)
try:
    years["2020"]
except KeyError as error:
    print("KeyError", error)
