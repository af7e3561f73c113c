# binning values
import numpy as np
import pandas as pd

ages = pd.Series([2, 15, 25, 37, 64, 70, 18])
print(pd.cut(ages, bins=[0, 18, 35, 60, 100]))
print(pd.cut(ages, bins=[0, 18, 35, 60, 100], labels=["child", "young", "adult", "senior"]))
print(pd.cut(ages, bins=[0, 18, 35, 60, 100], right=False))
print(pd.cut(ages, 3))
print(pd.cut(ages, 3, labels=False))
print(pd.cut(ages, 3, labels=["low", "mid", "high"]).value_counts())
print(pd.cut(ages, bins=[2, 20, 70], include_lowest=True))
print(pd.cut(ages, bins=[10, 20, 30]))
codes, edges = pd.cut(ages, 2, retbins=True)
print(edges)
print(pd.cut(np.array([1, 7, 5, 4, 6, 3]), 3, labels=["bad", "medium", "good"]))
print(pd.cut(ages, bins=[0, 18, 100]).cat.categories)
print(pd.cut([0.1, 0.55, 0.9], bins=np.linspace(0, 1, 3)))
