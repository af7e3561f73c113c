# value_counts of groups with its options
import numpy as np
import pandas as pd

df = pd.DataFrame({"g": ["a", "a", "b", "a", "b"], "v": ["x", np.nan, "y", "x", "x"], "w": [1, 2, 1, 1, 1]})
print(df.groupby("g")["v"].value_counts(dropna=False))
print(df.groupby("g")["v"].value_counts(sort=False))
print(df.groupby("g")["v"].value_counts(ascending=True))
print(df.groupby("g").value_counts())
print(df.groupby("g")[["v", "w"]].value_counts(normalize=True))
print(df.groupby("g")["v"].value_counts().reset_index(name="n"))
print(df.groupby("g", as_index=False)["v"].value_counts())
