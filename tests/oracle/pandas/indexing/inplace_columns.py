# Methods with inplace=True on a column of a frame.
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [3, 1, 2], "b": [1.5, np.nan, 2.5], "c": ["x", None, "y"]})
df["b"].fillna(df["b"].mean(), inplace=True)
df["c"].fillna("none", inplace=True)
df["a"].clip(2, 3, inplace=True)
print(df)
df["b"].dropna(inplace=True)
df["a"].mask(df["a"] > 2, 0, inplace=True)
print(df)
part = df["a"]
part += 1
print(df["a"].tolist())
part = part + 1
print(df["a"].tolist(), part.tolist())
df["a"].iloc[0] = 77
df.a.iloc[1] = 66
print(df["a"].tolist())
df.drop(columns="c", inplace=True)
df.rename(columns={"a": "A"}, inplace=True)
df.sort_values("A", inplace=True)
df.reset_index(drop=True, inplace=True)
df.replace(77, 7, inplace=True)
print(df)
for column in df.columns:
    df[column] = df[column] / df[column].max()
print(df.round(3))
