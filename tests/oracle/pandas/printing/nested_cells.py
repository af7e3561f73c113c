# Nested lists, sets, arrays, bytes, types and times in cells
import datetime as dt
import numpy as np
import pandas as pd

print(pd.Series([{"a": [1, {"b": 2}]}, [[1, [2, [3, [4]]]]], {1, 2}, frozenset([3])]))
print(pd.Series([np.array([1, 2]), np.array([1.5])]))
print(pd.Series([list(range(50))]))
print(pd.DataFrame({"a": [list(range(50))]}))
print(pd.Series([b"ab", b"c"]))
print(pd.Series([int, str]))
print(pd.Series([dt.time(1, 2), dt.time(3, 4, 5)]))
print(pd.DataFrame({"d": [dt.date(2024, 1, 2)]}))
print(pd.Series([(1, 2), (3,)]))
print(pd.Series([1], name=("a", "b")))
