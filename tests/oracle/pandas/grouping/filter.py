# filter keeps whole groups
import pandas as pd

df = pd.DataFrame({"g": ["a", "b", "a", "c", "c", "c"], "x": [1, 2, 3, 4, 5, 6]})
print(df.groupby("g").filter(lambda part: len(part) > 1))
print(df.groupby("g").filter(lambda part: part["x"].mean() > 3))
print(df.groupby("g")["x"].filter(lambda s: s.sum() < 5))
print(df.groupby("g").filter(lambda part: len(part) > 1, dropna=False))
print(df.groupby("g").filter(lambda part: False))
try:
    df.groupby("g").filter(lambda part: 3)
except TypeError as error:
    print(type(error).__name__, error)
