# Rows selected by their missing values.
import numpy as np
import pandas as pd

df = pd.DataFrame({"id": [1, 2, 3, 4], "a": [1.0, np.nan, 3.0, np.nan], "b": ["x", "y", None, None]})
print(df[df.isna().any(axis=1)])
print(df[df["a"].notna() & df["b"].notna()])
print(df[df[["a", "b"]].isna().all(axis=1)])
print(df.isna().sum(axis=1).tolist())
df["a_missing"] = df["a"].isna().astype(int)
print(df)
print(df["a"].first_valid_index(), df["a"].last_valid_index())
print(df.groupby("b")["a"].sum(), df.groupby("b", dropna=False)["a"].count())
print(df["b"].fillna("none").value_counts())
print(df["a"].where(df["a"].notna(), None).tolist())
print(df.where(df.notna(), "-"))
print(df["a"].combine_first(df["id"]).tolist(), df["a"].mask(df["a"] > 2).tolist())
print(np.isnan(df["a"]).sum(), df["a"].hasnans, df["id"].hasnans)
