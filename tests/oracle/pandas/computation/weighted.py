# Weighted means, ratios and normalised columns.
import numpy as np
import pandas as pd

df = pd.DataFrame({"v": [10.0, 20.0, 30.0], "w": [1, 2, 3]}, index=["a", "b", "c"])
print((df["v"] * df["w"]).sum() / df["w"].sum(), np.average(df["v"], weights=df["w"]))
df["norm"] = (df["v"] - df["v"].min()) / (df["v"].max() - df["v"].min())
df["z"] = (df["v"] - df["v"].mean()) / df["v"].std()
df["pct"] = df["w"] / df["w"].sum() * 100
print(df.round(2))
print(df["v"].pow(2).mean() ** 0.5, np.sqrt((df["v"] ** 2).mean()).round(4))
print(df[["v", "w"]].div(df[["v", "w"]].sum()).round(3))
print((df["v"] / df["w"]).round(2).to_dict(), (df["v"] % 7).tolist(), (df["v"] // 7).tolist())
print(df["v"].rolling(2).mean().tolist(), df["v"].expanding().sum().tolist())
print(df.mean().to_dict(), df["v"].agg(["min", "max"]).tolist())
print(f"{df['v'].mean():.2f} +/- {df['v'].std():.2f}, cv={df['v'].std() / df['v'].mean():.1%}")
