# Setting by a frame of booleans.
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1, -2, 3], "b": [-4.0, 5.0, -6.0]})
df[df < 0] = 0
print(df)
df[df["a"] == 0] = 99
print(df)
df2 = pd.DataFrame({"x": [1.0, 2.0], "y": ["a", "b"]})
df2.loc[df2["x"] > 1, :] = [5.0, "c"]
print(df2)
df2["x"] = np.where(df2["x"] > 2, np.nan, df2["x"])
print(df2)
df2[0:1] = [[7.0, "q"]]
print(df2)
