# cut by an IntervalIndex: the intervals are the bins and the labels; also how missing bins are shown.
import numpy as np
import pandas as pd

bins = pd.IntervalIndex.from_tuples([(0, 5), (5, 10)])
print(pd.cut(np.array([1, 7]), bins=bins))
print(pd.cut(np.array([1, 7, 20]), bins=bins))
print(pd.cut(pd.Series([1, 7, 20, np.nan]), bins=bins))
print(pd.cut([1, 7], bins, labels=["ignored", "too"]))
print(pd.cut([1, 7], pd.interval_range(0, 10, 5, closed="left")))
print(pd.cut([1, 7], bins, retbins=True)[1])
print(pd.cut([0, 5, 10], [0, 5, 10]))
learned = pd.cut(pd.Series([1, 9]), 2).cat.categories
print(pd.cut(pd.Series([3, 8]), learned))
try:
    pd.cut([1], pd.IntervalIndex.from_tuples([(0, 5), (3, 10)]))
except ValueError as error:
    print("ValueError:", error)
