# apply with a function that gives a scalar
import pandas as pd

df = pd.DataFrame({"g": ["a", "b", "a", "c"], "x": [1, 2, 3, 4], "w": [1.0, 1.0, 3.0, 2.0]})
g = df.groupby("g")
print(g.apply(lambda part: (part["x"] * part["w"]).sum() / part["w"].sum()))
print(g[["x", "w"]].apply(lambda part: part["x"].sum()))
print(g["x"].apply(lambda s: s.max() - s.min()))
print(g["x"].apply(list))
print(g.apply(len))
print(g.apply(lambda part: part.shape, include_groups=False))
print(g.apply(lambda part: list(part.columns), include_groups=False))
print(df.groupby(["g", "x"])["w"].apply(sum))
print(g.apply(lambda part: len(part), include_groups=False).reset_index(name="n"))
