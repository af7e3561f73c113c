# Reductions of a frame along both axes.
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "b": [4.0, 5.5, 6.0], "s": ["x", "y", "z"], "f": [True, False, True]})
print(df.sum())
print(df.sum(numeric_only=True))
print(df.mean(numeric_only=True))
print(df[["a", "b"]].mean(axis=1))
print(df[["a", "b"]].sum(axis=1))
print(df[["a", "b"]].agg(["min", "max"]))
print(df.max(numeric_only=True))
print(df.min())
print(df.count())
print(df.nunique())
print(df[["a", "b"]].std())
print(df[["a", "b"]].median(axis=1).tolist(), df[["a", "b"]].max(axis=1).tolist())
print(df[["a", "b"]].idxmax(), df[["a", "b"]].idxmax(axis=1))
print(df[["a", "b"]].prod(), df[["a"]].sum().iloc[0])
try:
    df.mean()
except TypeError as error:
    print("TypeError", error)
