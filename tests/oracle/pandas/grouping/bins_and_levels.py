# cut bins and index names together
import pandas as pd

df = pd.DataFrame({"age": [3, 15, 40, 70, 33], "sex": ["f", "m", "f", "m", "m"], "pay": [0, 1, 50, 20, 40]})
df["band"] = pd.cut(df["age"], [0, 18, 65, 120], labels=["child", "adult", "old"])
print(df.groupby(["band", "sex"], observed=True)["pay"].sum())
print(df.groupby(["band", "sex"], observed=False)["pay"].sum().unstack())
print(df.groupby("band", observed=False).agg(n=("pay", "size"), mean=("pay", "mean")))
print(df.pivot_table(index="band", columns="sex", values="pay", aggfunc="mean", observed=False))
print(pd.crosstab(df["band"], df["sex"]))
