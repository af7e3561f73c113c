# nullable dtypes stay nullable
import pandas as pd

df = pd.DataFrame({"k": ["a", "a", "b"], "n": pd.array([1, None, 3], dtype="Int64"), "b": pd.array([True, None, False], dtype="boolean")})
g = df.groupby("k")
print(g["n"].sum())
print(g["n"].mean())
print(g["n"].max())
print(g["n"].count())
print(g["n"].first())
print(g["b"].any())
print(g["n"].transform("sum"))
print(g.sum().dtypes)
