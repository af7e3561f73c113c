# agg with one name, a list of names, a dict of names
import pandas as pd

df = pd.DataFrame({"g": list("aabbb"), "x": [1, 2, 3, 4, 5], "y": [2.0, 4.0, 6.0, 8.0, 10.0]})
g = df.groupby("g")
print(g.agg("sum"))
print(g.agg(["sum", "mean"]))
print(g.agg({"x": "sum", "y": "mean"}))
print(g.agg({"x": ["min", "max"], "y": ["mean"]}))
print(g.agg({"x": ["min", "max"], "y": "std"}))
print(g["x"].agg("sum"))
print(g["x"].agg(["sum", "mean", "std", "count", "nunique", "first", "last"]))
print(g["x"].aggregate(["sum", "size"]))
out = g.agg({"x": ["min", "max"]})
out.columns = ["_".join(c) for c in out.columns]
print(out)
