# iterating, get_group, groups, indices, ngroups, len
import pandas as pd

df = pd.DataFrame({"k": ["x", "y", "x", "z"], "j": [1, 1, 2, 2], "v": [1, 2, 3, 4]})
g = df.groupby("k")
for name, part in g:
    print(name)
    print(part)
for (k, j), part in df.groupby(["k", "j"]):
    print(k, j, part["v"].sum())
for name, part in df.groupby(["k"]):
    print(name, len(part))
for name, s in g["v"]:
    print(name, s.tolist())
print(g.ngroups, len(g))
print(g.groups)
print(df.groupby(["k", "j"]).groups)
print(g.indices)
print(g.get_group("x"))
print(df.groupby(["k", "j"]).get_group(("y", 1)))
print(g["v"].get_group("x"))
try:
    g.get_group("nope")
except KeyError as error:
    print(type(error).__name__, error)
print({name: part["v"].tolist() for name, part in g})
