# pivot_table with Python functions, lists and several columns
import numpy as np
import pandas as pd

df = pd.DataFrame({"k": ["a", "a", "b", "b", "b"], "c": ["x", "y", "x", "x", "y"], "v": [1.0, 2.0, 3.0, 4.0, np.nan], "s": list("mnopq")})
print(df.pivot_table(index="k", columns="c", values="v", aggfunc=lambda s: s.max() - s.min()))
print(df.pivot_table(index="k", columns="c", values="v", aggfunc=np.sum))
print(df.pivot_table(index="k", columns="c", values="v", aggfunc=["min", "max"]))
print(df.pivot_table(index="k", columns="c", values="s", aggfunc="first"))
print(df.pivot_table(index="k", columns="c", values="s", aggfunc=" ".join))
print(df.pivot_table(index="k", columns="c", values="v", aggfunc="mean", dropna=False))
print(df.pivot_table(index="k", columns="c", aggfunc="size", fill_value=0))
print(df.pivot_table(index="k", values="v", aggfunc=len))
print(df.pivot_table(columns="c", values="v", aggfunc="sum"))
