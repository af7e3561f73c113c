# result dtypes: ints stay ints, bools count, float32 stays
import numpy as np
import pandas as pd

df = pd.DataFrame({"k": [1, 1, 2], "i8": np.array([1, 2, 3], dtype="int8"), "f32": np.array([1.5, 2.5, 3.5], dtype="float32"), "b": [True, True, False], "u": np.array([1, 2, 3], dtype="uint8")})
g = df.groupby("k")
print(g.sum().dtypes)
print(g.mean().dtypes)
print(g.max().dtypes)
print(g.first().dtypes)
print(g.std().dtypes)
print(g.cumsum().dtypes)
print(g.agg({"b": "sum", "f32": "mean"}).dtypes)
print(g["b"].transform("sum").dtype)
print(g.count().dtypes.unique())
print(g.sum())
