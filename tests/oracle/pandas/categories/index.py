# CategoricalIndex
import pandas as pd

idx = pd.CategoricalIndex(["b", "a", "b"], categories=["a", "b"], name="k")
print(idx)
print(idx.categories, idx.codes, idx.ordered)
s = pd.Series([1, 2, 3], index=idx)
print(s)
print(s.loc["b"])
print(s.loc["a"])
print(s.groupby(level=0, observed=False).sum())
print(idx.get_loc("a"), "b" in idx, "z" in idx)
print(idx.rename_categories({"a": "A"}))
print(s.sort_index())
df = pd.DataFrame({"v": [1, 2]}, index=pd.Categorical(["x", "y"]))
print(df.loc["y"])
