# Levels of a MultiIndex exchanged, dropped, renamed, joined.
import pandas as pd

index = pd.MultiIndex.from_product([["a", "b"], ["x", "y"]], names=["one", "two"])
s = pd.Series(range(4), index=index, name="v")
print(s.swaplevel())
print(s.droplevel("one"))
print(s.reorder_levels(["two", "one"]).sort_index())
print(s.rename_axis(["p", "q"]))
print(s.rename_axis(index={"one": "first"}).index.names)
print(s.unstack("one"), s.unstack(0).stack())
df = s.reset_index()
print(df)
df["key"] = df["one"] + "_" + df["two"]
print(df.set_index("key")["v"])
print(s.index.to_flat_index().tolist(), ["-".join(t) for t in s.index])
print(s.loc["a"], s.loc[:, "x"], s["b"]["y"])
print(s.sum(), s.groupby("two").mean(), s.xs("y", level="two"))
print(s.index.get_level_values(0).tolist(), s.index.levels[1].tolist(), s.index.nlevels)
print(s.sort_index(level=1, ascending=False).index.tolist())
