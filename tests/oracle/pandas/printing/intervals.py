# Bins from cut as values and index
import pandas as pd

s = pd.cut(pd.Series([1, 5, 9]), bins=[0, 3, 6, 10])
print(s)
print(s.value_counts(sort=False))
print(pd.cut([1, 5, 9], bins=3, labels=["low", "mid", "high"]))
