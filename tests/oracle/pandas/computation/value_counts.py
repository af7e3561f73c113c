# value_counts of Series and frames.
import pandas as pd

s = pd.Series(["b", "a", "b", "c", "a", "b", None], name="letter")
print(s.value_counts())
print(s.value_counts(normalize=True))
print(s.value_counts(ascending=True))
print(s.value_counts(dropna=False))
print(s.value_counts().head(2).to_dict(), s.value_counts().index[0], s.value_counts()["a"])
n = pd.Series([3, 1, 2, 3, 1])
print(n.value_counts())
print(n.value_counts(sort=False))
print(n.value_counts().sort_index())
print(n.value_counts().reset_index())
df = pd.DataFrame({"x": ["a", "a", "b"], "y": [1, 1, 2]})
print(df.value_counts())
print(df.value_counts("x"))
print(df["x"].value_counts().plus if False else df["x"].value_counts().max())
print(n.value_counts(bins=2))
