# cut gives ordered categories of intervals
import pandas as pd

ages = pd.Series([5, 17, 18, 40, 70, None])
groups = pd.cut(ages, bins=[0, 18, 65, 120])
print(groups)
print(groups.cat.categories)
print(groups.value_counts())
named = pd.cut(ages, bins=[0, 18, 65, 120], labels=["child", "adult", "senior"], right=False)
print(named)
print(named.cat.ordered, named.cat.codes.tolist())
print(groups.iloc[0], groups.iloc[0].left, 5 in groups.iloc[0])
