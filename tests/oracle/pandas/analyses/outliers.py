import pandas as pd
import numpy as np

rng = np.random.default_rng(42)
df = pd.DataFrame({"sensor": np.repeat(["s1", "s2"], 25), "value": np.concatenate([rng.normal(10, 1, 25), rng.normal(50, 5, 25)])})
df.loc[[3, 30], "value"] = [99.0, -40.0]
print(df.describe())
q1, q3 = df["value"].quantile(0.25), df["value"].quantile(0.75)
iqr = q3 - q1
print(round(q1, 4), round(q3, 4), round(iqr, 4))
mask = df["value"].between(q1 - 1.5 * iqr, q3 + 1.5 * iqr)
print(df[~mask])
df["z"] = df.groupby("sensor")["value"].transform(lambda v: (v - v.mean()) / v.std())
print(df[df["z"].abs() > 3])
def bounds(g):
    a, b = g.quantile([0.25, 0.75])
    return pd.Series({"low": a - 1.5 * (b - a), "high": b + 1.5 * (b - a), "n": len(g)})
print(df.groupby("sensor")["value"].apply(bounds))
print(df.groupby("sensor")["value"].apply(bounds).unstack())
print(df.groupby("sensor")["value"].quantile([0.05, 0.5, 0.95]))
print(df.groupby("sensor")["value"].describe().round(2))
print(df["value"].quantile([0.01, 0.99], interpolation="nearest"))
clipped = df["value"].clip(lower=df["value"].quantile(0.05), upper=df["value"].quantile(0.95))
print(clipped.agg(["min", "max", "mean", "std", "skew", "kurt"]).round(4))
med = df.groupby("sensor")["value"].transform("median")
mad = (df["value"] - med).abs().groupby(df["sensor"]).transform("median")
df["robust_z"] = 0.6745 * (df["value"] - med) / mad
print(df.nlargest(3, "robust_z"))
print(df.nsmallest(2, ["robust_z", "value"]))
df["flag"] = np.select([df["z"] > 3, df["z"] < -3], ["high", "low"], default="ok")
print(df["flag"].value_counts())
print(pd.crosstab(df["sensor"], df["flag"]))
print(df.loc[df["flag"] != "ok", ["sensor", "value", "flag"]].to_dict("records"))
clean = df.query("flag == 'ok'").drop(columns=["flag", "z"])
print(clean.groupby("sensor").agg({"value": ["mean", "std", "min", "max"]}).round(3))
print(clean[["value", "robust_z"]].corr().round(4))
print(df["value"].value_counts(bins=4, sort=False))
print(df["value"].sem(), df["value"].var(ddof=0))
