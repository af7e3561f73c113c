# compare, equals, combine_first, update.
import numpy as np
import pandas as pd

a = pd.DataFrame({"x": [1, 2, 3], "y": ["a", "b", "c"]})
b = pd.DataFrame({"x": [1, 5, 3], "y": ["a", "b", "z"]})
print(a.compare(b))
print(a.compare(b, keep_shape=True))
print(a["x"].compare(b["x"]))
print(a.equals(a.copy()), a.equals(b))
s = pd.Series([1.0, np.nan, 3.0])
print(s.combine_first(pd.Series([10.0, 20.0, 30.0, 40.0])).tolist())
c = pd.DataFrame({"x": [np.nan, 2.0], "y": [1.0, np.nan]})
print(c.combine_first(pd.DataFrame({"x": [9.0, 9.0], "y": [8.0, 8.0], "z": [7.0, 7.0]})))
c.update(pd.DataFrame({"x": [100.0, np.nan]}))
print(c)
print(s.combine(pd.Series([2.0, 2.0, 2.0]), max).tolist())
