# counting values per bin
import pandas as pd

scores = pd.Series([55, 62, 71, 78, 85, 91, 99, 40])
grades = pd.cut(scores, bins=[0, 60, 70, 80, 90, 100], labels=list("FDCBA"))
print(grades.value_counts())
print(grades.value_counts().sort_index())
print(scores.groupby(grades, observed=False).agg(["count", "mean"]))
print(pd.cut(scores, bins=[0, 60, 100]).value_counts(sort=False))
print(scores.value_counts(bins=3))
print(grades.astype(str).tolist())
print(grades.dtype)
print(pd.cut(scores, bins=range(40, 101, 20), right=False).astype(str).tolist())
