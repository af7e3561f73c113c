# selecting columns of a groupby: g["a"], g[["a", "b"]], g.a
import pandas as pd

df = pd.DataFrame({
    "team": ["A", "B", "A", "B", "C"],
    "points": [10, 12, 8, 15, 9],
    "assists": [3, 4, 1, 7, 2],
    "name": ["ann", "bob", "cid", "dee", "eve"],
})
g = df.groupby("team")
print(g["points"].sum())
print(g[["points", "assists"]].sum())
print(g.points.max())
print(g[["name"]].first())
print(g["name"].apply(list))
print(g["points"].agg(["min", "max"]))
try:
    g["nothing"]
except KeyError as error:
    print(type(error).__name__, error)
try:
    g[["points", "nothing"]]
except KeyError as error:
    print(type(error).__name__, error)
try:
    g.nothing
except AttributeError as error:
    print(type(error).__name__, error)
