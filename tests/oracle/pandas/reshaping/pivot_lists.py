# pivot with lists of index and columns, gaps become missing
import pandas as pd

df = pd.DataFrame({"a": ["x", "x", "y"], "b": [1, 2, 1], "c": ["p", "q", "p"], "v": [10, 20, 30]})
print(df.pivot(index=["a", "b"], columns="c", values="v"))
print(df.pivot(index="a", columns=["b", "c"], values="v"))
print(df.pivot(index="a", columns="b", values="v"))
print(df.pivot(index="a", columns="b", values="v").fillna(0).astype(int))
print(df.pivot(columns="a", values="v"))
