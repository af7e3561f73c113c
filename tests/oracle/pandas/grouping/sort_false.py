# sort=False keeps the groups in order of first appearance
import pandas as pd

df = pd.DataFrame({"k": ["z", "b", "z", "a", "b"], "n": [3, 1, 2, 1, 3], "v": range(5)})
print(df.groupby("k", sort=False)["v"].sum())
print(df.groupby(["k", "n"], sort=False)["v"].sum())
print(df.groupby("k", sort=False).agg({"v": "mean", "n": "max"}))
print(list(df.groupby("k", sort=False).groups))
print(df.groupby("k", sort=False).ngroup().tolist())
for name, part in df.groupby("k", sort=False):
    print(name, part["v"].tolist())
