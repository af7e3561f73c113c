# Series from lists, dicts, scalars and ranges.
import pandas as pd

print(pd.Series([1, 2, 3]))
print(pd.Series({"a": 1, "b": 2.5}))
print(pd.Series({"a": 1, "b": 2}, index=["b", "c"]))
print(pd.Series(5, index=["x", "y"]))
print(pd.Series("txt", index=range(2), name="s"))
print(pd.Series(range(3), name="r"))
print(pd.Series([1.5, None, 3]))
print(pd.Series(["a", None, "c"]))
print(pd.Series([True, False]))
print(pd.Series([], dtype="float64"))
print(pd.Series([1, "a", 2.5]))
