# None and nan in columns of text and objects.
import numpy as np
import pandas as pd

s = pd.Series(["a", None, np.nan, "b"])
print(s, s.isna().tolist(), s.tolist())
print(s.fillna("-").tolist(), s.dropna().tolist(), s.count(), s.nunique())
print((s == "a").tolist(), (s != "a").tolist(), s.eq(None).tolist())
print(s.value_counts(dropna=False))
df = pd.DataFrame({"k": ["x", None, "y"], "v": [1, 2, None]})
print(df)
print(df.groupby("k")["v"].sum())
print(df.sort_values("k")["v"].tolist(), df["k"].unique())
print(df.where(df.notna(), None).to_dict("list"))
df["k"] = df["k"].replace({None: "none"})
print(df["k"].tolist())
print(pd.Series([None, 1]), pd.Series([None, "a"]), pd.Series([None, None]), pd.Series([np.nan, True]))
print(s.str.upper().tolist(), s.map(lambda x: x, na_action="ignore").tolist())
