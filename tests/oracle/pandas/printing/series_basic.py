# Series of several kinds, with and without a name
import pandas as pd

print(pd.Series([1, 2, 3]))
print(pd.Series([1, 2, 3], name="count"))
print(pd.Series([1.5, 2.0, 3.25], index=["a", "b", "c"]))
print(pd.Series(["x", "yy", "zzz"], name="text"))
print(pd.Series([True, False]))
print(pd.Series([], dtype="float64"))
print(pd.Series([], dtype="object", name="empty"))
print(pd.Series([1, "a", 2.5, None]))
print(pd.Series({"apple": 3, "banana": 12}))
