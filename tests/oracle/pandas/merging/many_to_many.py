# row order of many-to-many merges
import pandas as pd

a = pd.DataFrame({"k": ["b", "a", "b", "c"], "l": [1, 2, 3, 4]})
b = pd.DataFrame({"k": ["a", "b", "b", "a", "d"], "r": [5, 6, 7, 8, 9]})
for how in ["inner", "left", "right", "outer"]:
    print(a.merge(b, on="k", how=how))
print(a.merge(b, on="k", sort=True))
print(a.merge(b, on="k", how="left", sort=True))
