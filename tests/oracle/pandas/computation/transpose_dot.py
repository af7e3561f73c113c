# T, dot and matrices.
import pandas as pd

df = pd.DataFrame({"a": [1, 2], "b": [3, 4]}, index=["x", "y"])
print(df.T)
print(df.T.dtypes)
mixed = pd.DataFrame({"n": [1, 2], "s": ["p", "q"]})
print(mixed.T)
print(df.dot(pd.Series([1, 10], index=["a", "b"])))
print(df @ df.T.values)
print(df.values @ [1, 1])
print(df.T.loc["a", "y"], df.transpose().shape)
