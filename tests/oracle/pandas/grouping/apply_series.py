# apply with a function that gives a Series per group: one row per group
import pandas as pd

df = pd.DataFrame({"g": ["a", "b", "a", "c"], "x": [1, 2, 3, 4], "y": [4.0, 3.0, 2.0, 1.0]})


def summary(part):
    return pd.Series({"total": part["x"].sum(), "mean_y": part["y"].mean(), "n": len(part)})


print(df.groupby("g").apply(summary))
print(df.groupby("g").apply(summary, include_groups=False).reset_index())
print(df.groupby("g")["x"].apply(lambda s: pd.Series([s.min(), s.max()], index=["lo", "hi"])))
print(df.groupby("g")["x"].apply(lambda s: s * 2))
print(df.groupby("g", group_keys=False)["x"].apply(lambda s: s * 2))
print(df.groupby("g")["x"].apply(lambda s: s.sort_values(ascending=False)))
print(df.groupby("g").apply(lambda part: part.iloc[0]))
