# left, right, outer and cross merges
import pandas as pd

a = pd.DataFrame({"id": [3, 1, 2], "x": [30, 10, 20]})
b = pd.DataFrame({"id": [2, 4, 1], "y": ["two", "four", "one"]})
for how in ["left", "right", "outer", "inner"]:
    print(how)
    print(a.merge(b, on="id", how=how))
print(a.merge(b, how="cross"))
print(a.merge(b, on="id", how="outer").dtypes)
print(a.merge(b, on="id", how="left").isna().sum())
