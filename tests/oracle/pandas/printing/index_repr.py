# How the different kinds of index print
import pandas as pd

print(pd.Index([1, 2, 3]))
print(pd.Index(["a", "b", "c"], name="letters"))
print(pd.Index([1.5, 2.0, 3.25]))
print(pd.Index([True, False]))
print(pd.RangeIndex(5))
print(pd.RangeIndex(1, 10, 2, name="odd"))
print(pd.Index([]))
print(pd.Index(["a", None, 1]))
print(pd.DataFrame({"a": [1], "b": [2]}).columns)
print(pd.DataFrame({"a": [1, 2]}).index)
