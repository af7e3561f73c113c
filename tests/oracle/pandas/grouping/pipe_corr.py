# pipe, corr, cov, any, all of groups
import pandas as pd

df = pd.DataFrame({"k": ["a", "a", "a", "b", "b", "b"], "x": [1.0, 2.0, 3.0, 1.0, 2.0, 4.0], "y": [2.0, 4.0, 7.0, 5.0, 3.0, 1.0], "f": [True, False, True, False, False, False]})
g = df.groupby("k")
print(g.pipe(lambda grouped: grouped["x"].max() - grouped["x"].min()))
print(g[["x", "y"]].corr())
print(g[["x", "y"]].cov())
print(g["x"].corr(df["y"]))
print(g["f"].any())
print(g["f"].all())
print(g["f"].sum())
print(g["f"].mean())
print(g["x"].skew())
print(g[["x", "y"]].skew())
