# Columns by conditions: where, select, apply, cut.
import numpy as np
import pandas as pd

df = pd.DataFrame({"score": [95, 72, 58, 84], "bonus": [0, 5, 10, 0]})
df["pass"] = np.where(df["score"] >= 60, "yes", "no")
df["grade"] = np.select([df["score"] >= 90, df["score"] >= 80, df["score"] >= 60], ["A", "B", "C"], default="F")
df.loc[df["bonus"] > 0, "score"] += df["bonus"]
df["level"] = df["score"].apply(lambda s: "top" if s > 90 else ("mid" if s > 70 else "low"))
df["flag"] = (df["score"] > 80).astype(int)
df["capped"] = df["score"].clip(upper=90)
df["both"] = (df["flag"] == 1) & (df["bonus"] == 0)
df["rank"] = df["score"].rank(method="min", ascending=False).astype(int)
print(df)
df["text"] = df["grade"] + "-" + df["score"].astype(str)
df["mask"] = df["score"].mask(df["score"] < 70, 0)
df["neg"] = -df["score"]
df["isin"] = df["grade"].isin(["A", "B"])
print(df[["text", "mask", "neg", "isin"]])
df["case"] = df["score"].case_when([(df["score"] > 90, "high"), (df["score"] > 70, "ok")])
print(df["case"].tolist())
print(df.dtypes)
