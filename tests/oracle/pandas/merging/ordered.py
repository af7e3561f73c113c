# merge_ordered and combine_first
import pandas as pd

a = pd.DataFrame({"key": ["a", "c", "e"], "l": [1, 2, 3]})
b = pd.DataFrame({"key": ["b", "c", "d"], "r": [4, 5, 6]})
print(pd.merge_ordered(a, b, on="key"))
print(pd.merge_ordered(a, b, on="key", fill_method="ffill"))
print(pd.merge_ordered(a, b, how="inner"))
