# describe and quantile
import pandas as pd

df = pd.DataFrame({"k": ["a", "b", "a", "b", "a"], "v": [1.0, 2.0, 3.0, 4.0, 8.0], "n": [5, 6, 7, 8, 9]})
g = df.groupby("k")
print(g["v"].describe())
print(g.describe().round(2))
print(g["v"].quantile(0.5))
print(g["v"].quantile([0.25, 0.75]))
print(g.quantile(0.9))
print(g.quantile([0.1, 0.9]))
print(g["v"].describe().loc["a", "max"])
print(df.groupby("k")["v"].agg(["mean", ("q90", lambda s: s.quantile(0.9))]))
