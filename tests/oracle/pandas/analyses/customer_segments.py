import numpy as np
import pandas as pd

rng = np.random.default_rng(3)
tx = pd.DataFrame({
    "customer": rng.integers(1, 13, 80),
    "date": pd.Timestamp("2024-01-01") + pd.to_timedelta(rng.integers(0, 180, 80), unit="D"),
    "amount": rng.gamma(2, 30, 80).round(2),
})
snapshot = tx["date"].max() + pd.Timedelta(days=1)
rfm = tx.groupby("customer").agg(recency=("date", lambda d: (snapshot - d.max()).days), frequency=("date", "count"), monetary=("amount", "sum"))
print(rfm)
rfm["r"] = pd.qcut(rfm["recency"], 3, labels=[3, 2, 1]).astype(int)
rfm["f"] = pd.qcut(rfm["frequency"].rank(method="first"), 3, labels=[1, 2, 3]).astype(int)
rfm["m"] = pd.qcut(rfm["monetary"], 3, labels=[1, 2, 3]).astype(int)
rfm["score"] = rfm[["r", "f", "m"]].astype(str).agg("".join, axis=1)
rfm["segment"] = np.where(rfm[["r", "f", "m"]].sum(axis=1) >= 8, "top", np.where(rfm["r"] == 1, "lapsed", "core"))
print(rfm.sort_values(["segment", "monetary"], ascending=[True, False]))
print(rfm.groupby("segment").agg({"recency": "mean", "frequency": ["mean", "max"], "monetary": ["sum", "count"]}).round(1))
print(rfm["score"].value_counts().sort_index().head())
print(rfm.groupby("segment")["monetary"].sum().div(rfm["monetary"].sum()).map("{:.1%}".format))
tx = tx.merge(rfm[["segment"]], left_on="customer", right_index=True)
print(tx.groupby(["segment", tx["date"].dt.to_period("M")])["amount"].sum().unstack(0, fill_value=0).round(1))
print(tx.groupby("segment")["amount"].describe().round(2))
tx = tx.sort_values(["customer", "date"]).reset_index(drop=True)
tx["gap"] = tx.groupby("customer")["date"].diff().dt.days
tx["cum"] = tx.groupby("customer")["amount"].cumsum()
tx["nth"] = tx.groupby("customer").cumcount() + 1
print(tx.head(8))
print(tx.groupby("nth")["amount"].mean().head(4).round(2))
print(tx.groupby("customer")["gap"].median().describe().round(2))
first = tx.groupby("customer")["date"].min().dt.to_period("M").rename("cohort")
t2 = tx.join(first, on="customer")
t2["age"] = (t2["date"].dt.to_period("M") - t2["cohort"]).apply(lambda o: o.n)
print(t2.pivot_table(index="cohort", columns="age", values="customer", aggfunc="nunique"))
pareto = rfm["monetary"].sort_values(ascending=False).cumsum() / rfm["monetary"].sum()
print(pareto.round(3).head(4), (pareto < 0.8).sum() + 1)
print(pd.cut(rfm["monetary"], bins=[0, 200, 400, 1000]).value_counts().sort_index())
print(rfm.corr(numeric_only=True, method="spearman").round(2).loc["monetary"])
