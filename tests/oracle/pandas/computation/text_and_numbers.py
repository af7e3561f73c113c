# Sums, products and comparisons that mix text, booleans and numbers.
import pandas as pd

df = pd.DataFrame({"n": [1, 2, 3], "t": ["a", "b", "c"], "ok": [True, False, True]})
print(df["t"] + df["n"].astype(str), df["t"] * 2, df["t"].sum())
print(df["ok"] + 1, df["ok"] * df["n"], df["ok"].mean(), (df["ok"] & (df["n"] > 1)).tolist())
print(df[["n", "ok"]].sum(), df[["n", "ok"]].mean(), df[["n", "ok"]].sum(axis=1))
print(df.eq("b"), df == 2)
print(df.max(), df.min(), df.count(), df.nunique())
print((df["n"] > 1) | df["ok"], -df["n"], ~df["ok"], abs(-df["n"]).tolist())
print(df["n"].astype(str).str.zfill(3).str.cat(df["t"], sep="-").tolist())
print(df.select_dtypes("number").sum(), df.describe(include="all"))
print(df["t"].max() + df["t"].min(), df["t"].str.len().sum(), (df["t"] > "a").sum())
print(df.apply(lambda r: f"{r['t']}{r['n']}", axis=1).tolist(), df.T)
