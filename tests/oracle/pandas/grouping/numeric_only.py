# strings among the columns: sum concatenates, numeric_only drops them
import pandas as pd

df = pd.DataFrame({"g": ["a", "b", "a"], "x": [1, 2, 3], "s": ["p", "q", "r"], "f": [True, False, True]})
g = df.groupby("g")
print(g.sum())
print(g.sum(numeric_only=True))
print(g.mean(numeric_only=True))
print(g.max())
print(g.min(numeric_only=True))
print(g.std(numeric_only=True))
print(g.median(numeric_only=True))
print(g.first())
print(g.count())
print(g.nunique())
