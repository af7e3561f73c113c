# A categorical index
import pandas as pd

print(pd.CategoricalIndex(["a", "b", "a"]))
print(pd.CategoricalIndex(["s", "l"], categories=["s", "m", "l"], ordered=True, name="size"))
print(pd.Series([1, 2], index=pd.CategoricalIndex(["a", "b"], name="k")))
