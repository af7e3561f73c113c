# Set operations on indexes.
import pandas as pd

a = pd.Index([3, 1, 2])
b = pd.Index([2, 4, 3])
print(a.union(b), a.intersection(b), a.difference(b), a.symmetric_difference(b))
print(a.append(b), a.insert(1, 9), a.delete(0), a.drop([1]))
print(pd.Index(["a", "b", "a"]).unique(), pd.Index(["a", "b", "a"]).duplicated(), pd.Index(["a", "b", "a"]).drop_duplicates())
print(a.union(b, sort=False), a.equals(pd.Index([3, 1, 2])), a.identical(b))
x = pd.Index(["q", "w"], name="k")
print(x.union(pd.Index(["e"], name="k")), x.intersection(["w"]), x.difference(["w"]))
print(pd.RangeIndex(3).union(pd.RangeIndex(2, 5)), pd.RangeIndex(5).intersection(pd.RangeIndex(3, 8)))
print(set(a) & set(b), a.isin(b))
try:
    a.drop([99])
except KeyError as error:
    print("KeyError", error)
print(pd.Index(["b", "a"]).value_counts())
print(pd.Index([1, 2]).append([pd.Index([3]), pd.Index(["x"])]))
