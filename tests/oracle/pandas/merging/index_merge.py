# merging on indexes
import pandas as pd

a = pd.DataFrame({"x": [1, 2, 3]}, index=["p", "q", "r"])
b = pd.DataFrame({"y": [20, 30, 40]}, index=["q", "r", "s"])
print(a.merge(b, left_index=True, right_index=True))
print(a.merge(b, left_index=True, right_index=True, how="outer"))
print(a.merge(b, left_index=True, right_index=True, how="left"))
c = pd.DataFrame({"key": ["q", "q", "p"], "z": [7, 8, 9]})
print(c.merge(a, left_on="key", right_index=True))
print(a.merge(c, left_index=True, right_on="key", how="left"))
print(c.merge(a, left_on="key", right_index=True, how="outer"))
