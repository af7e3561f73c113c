# Categoricals on their own and in a series
import pandas as pd

print(pd.Categorical(["a", "b", None]))
print(pd.Categorical(list("abc") * 10))
print(pd.Categorical([1, 2, 1], ordered=True))
print(pd.Series([3.5, 1.0, None], dtype="category"))
print(pd.Series([True, False], dtype="category"))
print(pd.Series(pd.Categorical(list("abcdefghijklmnopqrst"))))
print(pd.Series(pd.Categorical([f"a long category name {i}" for i in range(6)], ordered=True)))
print(pd.CategoricalIndex([f"name{i}" for i in range(12)]))
