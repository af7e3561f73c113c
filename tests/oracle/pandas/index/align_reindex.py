# Two tables with different labels brought together.
import pandas as pd

a = pd.DataFrame({"x": [1, 2], "y": [3, 4]}, index=["r1", "r2"])
b = pd.DataFrame({"y": [10, 20], "z": [30, 40]}, index=["r2", "r3"])
for how in ["outer", "inner", "left", "right"]:
    left, right = a.align(b, join=how)
    print(how, left.shape, left.index.tolist(), right.columns.tolist())
print(a.add(b, fill_value=0), a.reindex_like(b), a.reindex(b.index, columns=b.columns) if False else a.reindex(b.index))
print(a.reindex(["r2", "r1"]), a.reindex(columns=["y", "x"]), a.reindex(["r1", "r9"], fill_value=0))
print(a.combine_first(b), b.combine_first(a))
print(a["y"].reindex(["r1", "r2", "r3"]).fillna(b["y"]), a["y"] + b["y"], a["y"].add(b["y"], fill_value=0))
s = pd.Series([1.0, 2.0, 4.0], index=[0, 2, 5])
print(s.reindex(range(6)), s.reindex(range(6), method="ffill").tolist(), s.reindex([1, 4], method="nearest").tolist())
print(s.reindex(range(6)).interpolate().tolist(), s.index.union([1]).tolist(), s.index.get_indexer([2, 3]))
print(a.equals(a.reindex(a.index)), a.index.equals(pd.Index(["r1", "r2"])), a.columns.intersection(b.columns).tolist())
print(pd.concat([a, b]), pd.concat([a, b], axis=1, join="inner"))
