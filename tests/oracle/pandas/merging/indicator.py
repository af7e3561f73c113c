# the _merge column
import pandas as pd

a = pd.DataFrame({"id": [1, 2, 3], "x": ["a", "b", "c"]})
b = pd.DataFrame({"id": [2, 3, 4], "y": [True, False, True]})
m = a.merge(b, on="id", how="outer", indicator=True)
print(m)
print(m["_merge"].value_counts())
print(m[m["_merge"] == "left_only"])
print(a.merge(b, on="id", how="left", indicator="where"))
only = a.merge(b, on="id", how="left", indicator=True).query("_merge == 'left_only'").drop(columns="_merge")
print(only)
print(m.dtypes)
