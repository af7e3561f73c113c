# rank inside the groups, all methods
import pandas as pd

df = pd.DataFrame({"k": ["a", "a", "a", "b", "b", "a"], "v": [3, 1, 3, 5, 2, 2]})
g = df.groupby("k")["v"]
for method in ["average", "min", "max", "first", "dense"]:
    print(method, g.rank(method=method).tolist())
print(g.rank(ascending=False))
print(g.rank(pct=True).round(3).tolist())
df["position"] = g.rank(method="dense", ascending=False).astype(int)
print(df.sort_values(["k", "position"]))
print(df.groupby("k").rank())
