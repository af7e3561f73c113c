# sample whole groups, rolling over groups by apply, cut as key
import pandas as pd

df = pd.DataFrame({"age": [5, 17, 25, 38, 64, 70], "spend": [10, 20, 30, 40, 50, 60]})
bins = pd.cut(df["age"], bins=[0, 18, 40, 100], labels=["child", "adult", "senior"])
print(df.groupby(bins, observed=False)["spend"].sum())
print(df.groupby(pd.cut(df["age"], [0, 18, 40, 100]), observed=False)["spend"].mean())
print(df.groupby(pd.qcut(df["age"], 3), observed=True)["spend"].agg(["count", "mean"]))
print(df.groupby(bins, observed=False).sample(n=1, random_state=1).shape)
print(df.assign(group=bins).groupby("group", observed=False)["spend"].describe())
