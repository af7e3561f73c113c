import numpy as np
import pandas as pd

rng = np.random.default_rng(7)
n = 400
df = pd.DataFrame({
    "user": np.arange(n),
    "variant": rng.choice(["control", "treatment"], n),
    "device": rng.choice(["mobile", "desktop", "tablet"], n, p=[0.6, 0.3, 0.1]),
    "converted": rng.random(n) < 0.12,
    "revenue": rng.exponential(20, n).round(2),
})
df.loc[~df["converted"], "revenue"] = 0.0
summary = df.groupby("variant").agg(users=("user", "nunique"), conversions=("converted", "sum"), rate=("converted", "mean"), arpu=("revenue", "mean"))
print(summary)
summary["se"] = np.sqrt(summary["rate"] * (1 - summary["rate"]) / summary["users"])
print(summary.round(4))
lift = summary.loc["treatment", "rate"] / summary.loc["control", "rate"] - 1
print(f"lift: {lift:.2%}")
diff = summary["rate"].diff().iloc[-1]
z = diff / np.sqrt((summary["se"] ** 2).sum())
print(round(float(z), 4))
print(df.pivot_table(index="device", columns="variant", values="converted", aggfunc="mean").round(4))
print(df.pivot_table(index="device", columns="variant", values=["converted", "revenue"], aggfunc={"converted": "sum", "revenue": "mean"}, margins=True).round(2))
print(df.groupby(["device", "variant"])["revenue"].describe().round(2))
print(df.groupby("variant")["revenue"].quantile([0.9, 0.95]).unstack().round(3))
print(df.query("converted")["revenue"].describe().round(3))
print(pd.crosstab(df["variant"], df["converted"], normalize="index").round(4))
print(pd.crosstab(df["variant"], [df["device"], df["converted"]]))
boot = [df.sample(frac=1, replace=True, random_state=i)["revenue"].mean() for i in range(5)]
print(np.round(boot, 4))
df["decile"] = pd.qcut(df["revenue"].rank(method="first"), 10, labels=range(1, 11))
print(df.groupby("decile", observed=True)["revenue"].sum().tail(3))
print(df["decile"].dtype, df["decile"].astype(int).mean())
print(df.groupby("variant", group_keys=True)["revenue"].apply(lambda s: s.nlargest(2)))
print(df.groupby("variant").apply(lambda g: pd.Series({"paying": (g["revenue"] > 0).mean(), "n": len(g)}), include_groups=False))
print(df.corr(numeric_only=True).round(3))
print(df.agg({"revenue": ["mean", "sum"], "converted": ["mean", "sum"]}))
