# functions called for categories without rows
import pandas as pd

df = pd.DataFrame({"c": pd.Categorical(["a", "b", "a"], categories=["a", "b", "c"]), "v": [1, 2, 3]})
print(df.groupby("c", observed=False)["v"].apply(len))
print(df.groupby("c", observed=False)["v"].agg(lambda s: s.sum()))
print(df.groupby("c", observed=False)["v"].agg(["min", "first", "nunique"]))
print(df.groupby("c", observed=True)["v"].transform("sum"))
print(df.groupby("c", observed=False).ngroups, len(df.groupby("c", observed=False)))
print(df.groupby("c", observed=False)["v"].sum().reset_index())
print(df.groupby("c", observed=False)["v"].median())
print([name for name, _ in df.groupby("c", observed=False)])
