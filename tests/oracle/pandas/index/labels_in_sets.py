# Unions and other set operations: ranges with steps, labels without an order, truth beside numbers
import pandas as pd

r = pd.RangeIndex(1, 9, 3, name="r")
print(r.union(r[1:]), r.intersection(pd.RangeIndex(0, 20, 2)), r.symmetric_difference(r[1:]).tolist())
print(pd.RangeIndex(0, 10, 2).union(pd.RangeIndex(1, 11, 2)), pd.RangeIndex(0, 4).union(pd.RangeIndex(8, 9)))
print(pd.RangeIndex(5, 0, -1).intersection(pd.RangeIndex(0, 4)), pd.RangeIndex(3).union(pd.RangeIndex(2, 6)))
print(r.drop(["nope"], errors="ignore"), r.all(), pd.RangeIndex(3).all(), pd.RangeIndex(3).any())
print(pd.Index(["b", "a", None]).union([9]), pd.CategoricalIndex(["lo", "hi"]).union([9]))
print(pd.Index([True, False]).union([9]), pd.Index([True, False]).intersection([0, 1]))
print(pd.Index(["b", None]).inferred_type, pd.Index(["b", None]).all(), pd.Index(["b"]).where([False]))
days = pd.date_range("2024-01-01", periods=3, freq="D")
print(days.take([-1]), days.fillna(0).freq, days.factorize()[1].freq, days.insert(1, "q"))
print(pd.CategoricalIndex(["lo", "hi"]).insert(0, "hi"), pd.CategoricalIndex(["lo"]).insert(0, "new"))
print(pd.Index([1.5, 2.5]).map({1: "a"}), pd.Index([1, 2, 4]).asof(3))
