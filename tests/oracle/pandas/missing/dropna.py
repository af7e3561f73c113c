# dropna on rows and columns.
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1, np.nan, 3, np.nan], "b": [4, 5, np.nan, np.nan], "c": [7, 8, 9, np.nan]})
print(df.dropna())
print(df.dropna(how="all"))
print(df.dropna(subset=["a"]))
print(df.dropna(subset=["a", "b"], how="all"))
print(df.dropna(thresh=2))
print(df.dropna(axis=1, thresh=3))
print(df.dropna(axis=1))
print(df["a"].dropna())
print(df.dropna(ignore_index=True))
print(len(df), len(df.dropna()))
try:
    df.dropna(subset=["zz"])
except KeyError as error:
    print("KeyError", error)
