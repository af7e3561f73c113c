# value_counts, unique, nunique, nlargest, nsmallest of a grouped column
import pandas as pd

df = pd.DataFrame({"k": ["a", "b", "a", "b", "a", "b"], "c": ["x", "y", "x", "x", "z", "y"], "v": [5, 3, 9, 7, 1, 2]})
g = df.groupby("k")
print(g["c"].value_counts())
print(g["c"].value_counts(normalize=True))
print(g["c"].value_counts().unstack(fill_value=0))
print(g["c"].unique())
print(g["c"].nunique())
print(g.nunique())
print(g["v"].nlargest(2))
print(g["v"].nsmallest(1))
print(g[["c"]].value_counts())
