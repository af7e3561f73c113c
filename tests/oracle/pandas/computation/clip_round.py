# clip, round, abs.
import numpy as np
import pandas as pd

s = pd.Series([-5.678, 0.125, 2.5, 99.995])
print(s.round(1).tolist(), s.round().tolist(), s.abs().tolist())
print(s.clip(0, 10).tolist(), s.clip(lower=0).tolist(), s.clip(upper=3).tolist())
df = pd.DataFrame({"a": [1.2345, 2.3456], "b": [10, -20], "c": ["x", "y"]})
print(df.round(2))
print(df.round({"a": 1}))
print(df[["a", "b"]].clip(0, 2))
print(df[["b"]].abs())
print(np.sqrt(pd.Series([1, 4, 9])).tolist(), np.exp(pd.Series([0.0])).tolist())
print(np.log(df["a"]).round(4))
print(np.abs(df[["a", "b"]]))
print(pd.Series([1234, 5678]).round(-2).tolist())
print(np.maximum(df["b"], 0).tolist(), np.where(df["b"] > 0, "pos", "neg"))
print(round(s, 2).tolist())
print(s.clip(lower=pd.Series([0, 1, 2, 3])).tolist())
