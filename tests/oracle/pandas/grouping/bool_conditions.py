# share of rows by condition per group
import pandas as pd

df = pd.DataFrame({"sex": ["m", "f", "f", "m", "f"], "survived": [0, 1, 1, 1, 0], "klass": [3, 1, 2, 3, 3]})
print(df.groupby("sex")["survived"].mean())
print(df.groupby(["klass", "sex"])["survived"].mean().unstack())
print(df.groupby("sex")["survived"].agg(["mean", "sum", "count"]))
print(df.groupby("sex")["klass"].value_counts().unstack().fillna(0).astype(int))
print(df.groupby("klass").survived.sum().sort_values(ascending=False))
print(df.groupby("sex").apply(lambda part: (part["survived"] == 1).mean(), include_groups=False))
print(pd.crosstab(df["sex"], df["survived"]))
