import pandas as pd
import numpy as np

df = pd.DataFrame({
    "region": ["N", "N", "S", "S", "E", "E", "N", "S"],
    "product": ["a", "b", "a", "b", "a", "a", "a", "b"],
    "quarter": ["Q1", "Q1", "Q1", "Q2", "Q2", "Q1", "Q2", "Q2"],
    "units": [5, 3, 8, 2, 7, 1, 4, 6],
    "price": [1.5, 2.0, 1.5, 2.5, 1.25, 1.5, 1.75, 2.0],
})
print(pd.pivot_table(df, values="units", index="region", columns="product", aggfunc="sum"))
print(pd.pivot_table(df, values="units", index="region", columns="product", aggfunc="sum", fill_value=0, margins=True))
print(df.pivot_table(index=["region", "product"], columns="quarter", values="units", aggfunc=["sum", "mean"], margins=True))
print(df.pivot_table(index="region", values=["units", "price"], aggfunc={"units": "sum", "price": ["mean", "max"]}))
print(df.pivot_table(index="region", columns=["product", "quarter"], values="units", aggfunc="count"))
print(df.pivot_table(index="region", aggfunc="size"))
print(df.pivot_table(index="region", columns="quarter", values="price", aggfunc=lambda x: x.max() - x.min()))
print(df.pivot_table(index="region", columns="quarter", values=["units", "price"]))
print(df.pivot_table(index="region", columns="quarter", values=["units", "price"], aggfunc="mean", margins=True, margins_name="All regions").round(2))
p = df.pivot_table(index="region", columns="quarter", values="units", aggfunc="sum")
p["growth"] = (p["Q2"] - p["Q1"]) / p["Q1"]
print(p)
p.columns.name = None
print(p.reset_index())
print(p.rename_axis(index=None))
print(df.groupby(["region", "quarter"])["units"].sum().unstack(fill_value=0))
print(df.groupby(["region", "quarter"])[["units", "price"]].mean().unstack())
flat = df.groupby(["region", "quarter"])[["units", "price"]].mean().unstack()
flat.columns = ["_".join(c) for c in flat.columns]
print(flat.reset_index())
print(df.pivot_table(index="region", columns="quarter", values="units", aggfunc="sum").stack())
print(pd.crosstab(df["region"], df["product"]))
print(pd.crosstab(df["region"], df["product"], margins=True))
print(pd.crosstab(df["region"], df["product"], normalize="index").round(2))
print(pd.crosstab(df["region"], df["product"], normalize=True, margins=True).round(3))
print(pd.crosstab(df["region"], df["product"], normalize="columns", margins=True).round(3))
print(pd.crosstab(df["region"], [df["product"], df["quarter"]], rownames=["R"], colnames=["P", "Q"]))
print(pd.crosstab(df["region"], df["product"], values=df["units"], aggfunc="sum"))
print(pd.crosstab(df["region"], df["product"], values=df["units"], aggfunc="mean", margins=True, dropna=False))
try:
    df.pivot(index="region", columns="product", values="units")
except ValueError as e:
    print(e)
print(df.drop_duplicates(["region", "product"]).pivot(index="region", columns="product"))
