# Rows whose key is missing form a group labelled NaN, whatever marked them as missing; the largest with and without keys.
import numpy as np
import pandas as pd

df = pd.DataFrame({"k": ["b", None, "a", "b", np.nan], "v": [1, 2, 3, 4, 5]})
print(df.groupby("k", dropna=False).sum())
print(df.groupby("k", dropna=False).sum().reset_index()["k"].tolist())
print(df.groupby("k", dropna=False).cumcount().tolist())
print(df.groupby("k")["v"].transform("sum"))
print(df.pivot_table(index="k", values="v", aggfunc="sum", dropna=False))

clean = df.dropna()
print(clean.groupby("k")["v"].nlargest(1))
print(clean.groupby("k", group_keys=False)["v"].nlargest(1))
print(clean.groupby("k", group_keys=False)["v"].nsmallest(1))
