# CategoricalDtype
import pandas as pd

t = pd.CategoricalDtype(["lo", "hi"], ordered=True)
print(repr(t), t.categories, t.ordered, t == "category", t.name)
print(pd.CategoricalDtype())
print(t == pd.CategoricalDtype(["lo", "hi"], ordered=True), t == pd.CategoricalDtype(["hi", "lo"], ordered=True))
print(pd.CategoricalDtype(["a", "b"]) == pd.CategoricalDtype(["b", "a"]))
s = pd.Series(["lo", "hi", "other"], dtype=t)
print(s)
print(s.dtype == t, isinstance(s.dtype, pd.CategoricalDtype))
df = pd.DataFrame({"g": ["x", "y", "x"], "h": [1, 2, 3]}).astype({"g": "category"})
print(df["g"].dtype, df.select_dtypes("category").columns.tolist())
print(pd.Series([1, 2, 1]).astype("category"))
