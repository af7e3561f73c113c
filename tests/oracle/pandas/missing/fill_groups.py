# Filling within groups and between columns.
import numpy as np
import pandas as pd

df = pd.DataFrame({"g": ["a", "a", "b", "b"], "v": [1.0, np.nan, np.nan, 4.0], "w": [np.nan, 2.0, 3.0, np.nan]})
df["v_fill"] = df.groupby("g")["v"].transform(lambda s: s.fillna(s.mean()))
print(df)
df["either"] = df["v"].fillna(df["w"])
print(df["either"].tolist())
print(df[["v", "w"]].bfill(axis=1))
print(df[["v", "w"]].ffill(axis=1)["w"].tolist())
print(df.groupby("g")["v"].ffill().tolist())
print(df[["v", "w"]].fillna(df[["v", "w"]].mean()))
print(df[["v", "w"]].fillna(method="ffill"))
print(df[["v", "w"]].apply(lambda c: c.fillna(c.median())))
print(df[["v", "w"]].sum(axis=1, min_count=1).tolist(), df[["v", "w"]].max(axis=1).tolist())
