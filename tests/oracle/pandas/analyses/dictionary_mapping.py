import pandas as pd
import numpy as np

df = pd.DataFrame({"code": ["US", "DE", "FR", "XX", None, "US"], "size": ["S", "M", "L", "XL", "M", "S"], "qty": [1, 2, 3, 4, 5, 6], "paid": ["Y", "N", "Y", "y", "", None]})
names = {"US": "United States", "DE": "Germany", "FR": "France"}
df["country"] = df["code"].map(names)
df["country2"] = df["code"].map(names).fillna("Other")
df["country3"] = df["code"].replace(names)
df["size_num"] = df["size"].map({"S": 1, "M": 2, "L": 3}).astype("Int64")
df["paid_flag"] = df["paid"].str.upper().map({"Y": True, "N": False})
df["bucket"] = df["qty"].map(lambda q: "few" if q < 3 else "many")
df["label"] = df["code"].fillna("??") + "-" + df["qty"].astype(str).str.zfill(3)
print(df.T)
print(df.dtypes)
print(df["paid_flag"].fillna(False).astype(bool).sum(), df["size_num"].sum(), df["size_num"].mean())
lookup = pd.DataFrame({"code": ["US", "DE"], "region": ["NA", "EU"]}).set_index("code")["region"]
print(df["code"].map(lookup).tolist(), df["code"].map(lookup.to_dict()).value_counts(dropna=False).to_dict())
order = pd.CategoricalDtype(["S", "M", "L", "XL"], ordered=True)
df["size"] = df["size"].astype(order)
print(df.sort_values("size", ascending=False)["size"].tolist(), df["size"].max(), (df["size"] >= "L").sum(), df["size"].cat.codes.tolist())
print(df.groupby("size", observed=False)["qty"].sum(), df.groupby("size", observed=True)["qty"].sum().index.tolist())
print(df.replace({"code": {"US": "USA"}, "bucket": {"few": 0, "many": 1}})[["code", "bucket"]], df["qty"].replace({1: 100, 6: 600}).tolist())
print(df["qty"].replace([1, 2], [10, 20]).tolist(), df["qty"].replace(3, np.nan).tolist(), df["code"].replace(r"^(.)", r"\1_", regex=True).tolist())
print(df["qty"].where(df["qty"] % 2 == 0, -df["qty"]).tolist(), np.where(df["code"].isin(["US", "DE"]), "core", "rest").tolist())
print(pd.Series(names).rename_axis("iso").reset_index(name="name"), dict(zip(df["code"], df["qty"])))
inverse = {v: k for k, v in names.items()}
print(df["country"].map(inverse).equals(df["code"].where(df["code"].isin(names))), df["country"].dropna().map(str.upper).unique())
print(df.set_index("label")["qty"].to_dict(), df.groupby("code")["qty"].apply(list).to_dict(), df.groupby("code")["qty"].sum().to_dict())
conditions = [df["qty"].lt(2), df["qty"].between(2, 4), df["qty"].gt(4)]
df["tier"] = np.select(conditions, ["low", "mid", "high"], default="none")
df["tier2"] = pd.cut(df["qty"], [-np.inf, 1, 4, np.inf], labels=["low", "mid", "high"])
print((df["tier"] == df["tier2"].astype(str)).all(), df["tier"].value_counts().to_dict(), pd.crosstab(df["tier"], df["tier2"]))
print(df["code"].apply(lambda c: names.get(c, "unknown")).tolist(), df["qty"].transform(lambda s: s / s.sum()).round(3).tolist())
print(df.rename(columns=dict(zip(df.columns, [c.title() for c in df.columns]))).columns.tolist(), df.rename(columns={"nope": "x"}).shape)
print(df["qty"].map("{:>5}".format).tolist(), df["qty"].map(pd.Series([10, 20, 30], index=[1, 2, 3])).tolist(), df["code"].map(len, na_action="ignore").tolist())
