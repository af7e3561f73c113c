# a Series of categories
import pandas as pd

s = pd.Series(["red", "blue", "red", None], dtype="category", name="colour")
print(s)
print(s.dtype, s.cat.categories.tolist(), s.cat.codes.tolist(), s.cat.ordered)
print(s.value_counts())
print(s.value_counts(dropna=False))
print(s.isna().sum(), s.nunique(), s.unique())
print(s == "red")
print(s.astype(object).tolist())
print(s.describe())
df = pd.DataFrame({"c": s, "n": [1, 2, 3, 4]})
print(df.dtypes)
print(df[df["c"] == "red"])
print(df["c"].map({"red": "R", "blue": "B"}))
