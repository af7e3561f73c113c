# astype, get_indexer and other conversions of an index.
import pandas as pd

i = pd.Index(["1", "2", "3"])
print(i.astype(int), i.astype(float))
print(pd.Index([1, 2]).astype(str), pd.Index([1, 2]).astype("float64"))
j = pd.Index(["a", "b", "c"])
print(j.get_indexer(["b", "z"]), j.get_indexer_for(["c"]), j.slice_indexer("a", "b"))
print(j.where(j != "b", "x"), j.fillna("q"), j.repeat(2))
print(pd.Index([1.5, None]), pd.Index([1.5, None]).isna(), pd.Index([1.5, None]).dropna())
print(pd.Index(["x", 1, None]), pd.Index([(1, 2), (3, 4)]))
print(pd.Index([3, 1, 2]).sort_values(ascending=False), pd.Index([3, 1]).searchsorted([2]) if False else "")
print(j.to_list(), j.values, j.to_numpy(), j.array is not None)
print(pd.Index([10, 20, 30]).get_indexer([12, 29], method="nearest"))
print(j.nunique(), j.factorize(), pd.Index([1, 1, 2]).has_duplicates)
print(pd.Index([1, 2, 3], dtype="int32"), pd.Index([1, 2], name="n").rename("m"))
