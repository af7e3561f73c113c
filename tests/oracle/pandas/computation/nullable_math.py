# Arithmetic, comparison and reductions of nullable columns.
import pandas as pd

i = pd.Series([1, None, 3], dtype="Int64")
print(i + 1, i * i, i / 2, i // 2)
print((i > 1).tolist(), (i == 1).tolist(), i.sum(), i.mean(), i.max(), i.count())
print(i.fillna(0).astype(int).tolist(), i.dropna().tolist(), i.isna().tolist())
b = pd.Series([True, None, False], dtype="boolean")
print(b & True, b | False, ~b)
print(b.sum(), b.any(), b.all(), b.fillna(False).tolist())
s = pd.Series(["a", None, "c"], dtype="string")
print(s + "x", s == "a", s.str.upper(), s.isna().sum())
print(i.map(lambda v: v * 2), i.where(i > 1), i.shift())
df = pd.DataFrame({"i": i, "s": s, "f": pd.Series([1.5, None, 2.5], dtype="Float64")})
print(df, df.dtypes)
print(df["i"] + df["f"], df[["i", "f"]].sum(), df[["i", "f"]].mean())
print(df[df["i"] > 1], df.fillna({"i": 0, "s": "-", "f": 0.0}))
print(pd.array([1, 2, None]), i.to_numpy(dtype="float64", na_value=float("nan")), i.cumsum().tolist())
