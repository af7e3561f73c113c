# merging on categories
import pandas as pd

a = pd.DataFrame({"k": pd.Categorical(["x", "y", "x"]), "v": [1, 2, 3]})
b = pd.DataFrame({"k": pd.Categorical(["x", "y"]), "w": [10, 20]})
out = a.merge(b, on="k")
print(out)
print(out.dtypes)
c = pd.DataFrame({"k": ["x", "z"], "u": [5, 6]})
print(a.merge(c, on="k", how="left"))
print(a.merge(c, on="k", how="left").dtypes)
