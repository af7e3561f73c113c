# indicator columns
import numpy as np
import pandas as pd

s = pd.Series(["a", "b", "a", "c"])
print(pd.get_dummies(s))
print(pd.get_dummies(s, dtype=int))
print(pd.get_dummies(s, prefix="is"))
print(pd.get_dummies(s, drop_first=True))
print(pd.get_dummies(["x", "y", np.nan]))
print(pd.get_dummies(["x", "y", np.nan], dummy_na=True))
df = pd.DataFrame({"color": ["red", "blue", "red"], "size": ["S", "M", "L"], "price": [1, 2, 3]})
print(pd.get_dummies(df))
print(pd.get_dummies(df, columns=["color"], dtype=int))
print(pd.get_dummies(df, columns=["color", "size"], drop_first=True))
print(pd.get_dummies(df, prefix={"color": "c", "size": "s"}, columns=["color", "size"], dtype=float))
print(pd.get_dummies(df, prefix_sep="=", columns=["size"]).columns.tolist())
print(pd.get_dummies(pd.Series(pd.Categorical(["a", "b"], categories=["a", "b", "z"]))))
