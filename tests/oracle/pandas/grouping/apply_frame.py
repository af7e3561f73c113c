# apply with a function that gives a frame per group
import pandas as pd

df = pd.DataFrame({"g": ["b", "a", "b", "a", "b"], "x": [5, 2, 3, 4, 1], "s": list("pqrst")})
print(df.groupby("g").apply(lambda part: part.nlargest(1, "x")))
print(df.groupby("g", group_keys=False).apply(lambda part: part.sort_values("x")))
print(df.groupby("g").apply(lambda part: part.head(2), include_groups=False))
print(df.groupby("g", group_keys=False)[["x"]].apply(lambda part: part - part.mean()))
print(df.groupby("g")[["x"]].apply(lambda part: part - part.mean()))
out = df.groupby("g", group_keys=False).apply(lambda part: part.assign(total=part["x"].sum()))
print(out)
print(df.groupby("g").apply(lambda part: part.sort_values("x").head(1)).reset_index(drop=True))
print(df.groupby("g", as_index=False).apply(lambda part: part.head(1)))
