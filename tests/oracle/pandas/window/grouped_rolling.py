# windows inside groups
import pandas as pd

df = pd.DataFrame({"g": ["a", "b", "a", "b", "a"], "v": [1, 2, 3, 4, 5], "w": [0.5, 1.0, 1.5, 2.0, 2.5]})
print(df.groupby("g")["v"].rolling(2).sum())
print(df.groupby("g").rolling(2).mean())
print(df.groupby("g")["v"].rolling(2, min_periods=1).mean().reset_index(level=0, drop=True))
print(df.groupby("g")["v"].transform(lambda s: s.rolling(2, min_periods=1).mean()))
print(df.groupby("g")["v"].expanding().sum())
print(df.groupby("g")["v"].ewm(span=2).mean())
print(df.groupby("g")[["v", "w"]].rolling(2).max())
df["ma"] = df.groupby("g")["v"].rolling(2).mean().droplevel(0)
print(df)
