# groups over categories, seen and unseen
import pandas as pd

df = pd.DataFrame({"g": pd.Categorical(["a", "b", "a"], categories=["a", "b", "c"]), "v": [1, 2, 3]})
print(df.groupby("g", observed=False)["v"].sum())
print(df.groupby("g", observed=True)["v"].sum())
print(df["g"].value_counts())
print(df.groupby("g", observed=False).size())
print(df.pivot_table(index="g", values="v", aggfunc="sum", observed=False))
