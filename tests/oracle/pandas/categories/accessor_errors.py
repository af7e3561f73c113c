# .cat needs the dtype category
import pandas as pd

try:
    pd.Series(["a"]).cat.codes
except AttributeError as error:
    print(type(error).__name__, error)
c = pd.Categorical(["a", "b", "a"])
print(c[0], c[1:], c.tolist(), c.isin(["a"]))
print(c.unique(), c.value_counts().tolist(), c.map(str.upper))
print(c == "a", c != "b")
print(c.sort_values(ascending=False), c.describe())
