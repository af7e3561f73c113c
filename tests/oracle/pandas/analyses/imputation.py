import pandas as pd
import numpy as np

df = pd.DataFrame({
    "id": range(1, 11),
    "group": list("aabbbaccab"),
    "x": [1.0, np.nan, 3.0, np.nan, 5.0, 6.0, np.nan, np.nan, 9.0, 10.0],
    "y": [np.nan, 2, 2, 4, np.nan, np.nan, 7, 8, 9, np.nan],
    "label": ["u", None, "v", "u", np.nan, "w", "u", None, "v", "u"],
})
print(df.isnull().sum())
print(df.isnull().sum() / len(df) * 100)
print(df[df.isnull().any(axis=1)])
print(df.dropna().shape, df.dropna(thresh=4).shape, df.dropna(axis=1).columns.tolist(), df.dropna(how="all").shape)
print(df.fillna({"x": df["x"].mean(), "label": "missing"}))
print(df.fillna(0))
print(df.ffill())
print(df.bfill(limit=1))
print(df["x"].interpolate())
print(df["x"].interpolate(limit=1, limit_direction="both"))
print(df["x"].interpolate(limit_area="inside"))
print(df["x"].ffill(limit=1))
print(df[["x", "y"]].interpolate(method="linear", limit_direction="backward"))
df["x_filled"] = df.groupby("group")["x"].transform(lambda s: s.fillna(s.mean()))
df["y_filled"] = df["y"].fillna(df.groupby("group")["y"].transform("median"))
print(df)
df["label"] = df["label"].fillna(df["label"].mode()[0])
print(df["label"].value_counts())
print(df.groupby("group")["x"].apply(lambda s: s.isna().sum()))
print(df.groupby("group")[["x", "y"]].count())
print(df.groupby("group")[["x", "y"]].ffill())
print(df.select_dtypes("number").fillna(df.select_dtypes("number").median()))
print(df["x"].where(df["x"].notna(), df["y"]))
print(df["x"].combine_first(df["y"]))
print(df["x"].mask(df["x"] > 5, -1))
print(np.where(df["x"].isna(), "missing", "ok"))
print(df.notna().all(axis=1).sum())
t = pd.Series([1, np.nan, np.nan, 10], index=pd.to_datetime(["2024-01-01", "2024-01-02", "2024-01-05", "2024-01-10"]))
print(t.interpolate(method="time"))
print(t.interpolate(method="index"))
print(t.replace(np.nan, -999).astype(int))
print(df["x"].first_valid_index(), df["y"].last_valid_index())
n = pd.DataFrame({"a": [1, None, 3], "b": ["x", None, "z"], "c": [True, None, False]}).convert_dtypes()
print(n, n.dtypes)
print(n.fillna({"a": 0, "b": "?", "c": False}))
print(n["a"].mean())
print(n.isna().any())
print(df.replace({"label": {"u": "U"}, "group": {"a": "A"}}).head(3))
print(df["x"].bfill().iloc[0])
