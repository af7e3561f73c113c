# categorical keys: observed=False includes empty categories
import pandas as pd

df = pd.DataFrame({
    "size": pd.Categorical(["M", "S", "M", "L"], categories=["S", "M", "L", "XL"], ordered=True),
    "color": ["red", "red", "blue", "blue"],
    "qty": [5, 3, 2, 7],
})
print(df.groupby("size", observed=False)["qty"].sum())
print(df.groupby("size", observed=True)["qty"].sum())
print(df.groupby("size", observed=False)["qty"].mean())
print(df.groupby("size", observed=False).size())
print(df.groupby(["size", "color"], observed=False)["qty"].sum())
print(df.groupby(["size", "color"], observed=True)["qty"].sum())
print(df.groupby("size", observed=False)["qty"].agg(["count", "sum", "max"]))
print(df.groupby("size", observed=False)["qty"].sum().index.dtype)
