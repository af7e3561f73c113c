# Levels that hold missing values, floats, dates and three levels
import numpy as np
import pandas as pd

print(pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([("a", np.nan), ("b", 1.0), (None, 2.0)])))
print(pd.Series([1, 2], index=pd.MultiIndex.from_tuples([(1.5, "x"), (2.0, "y")])))
print(pd.DataFrame({"v": [1, 2]}, index=pd.MultiIndex.from_product([pd.to_datetime(["2024-01-01"]), ["a", "b"]], names=["day", "k"])))
print(pd.DataFrame({"v": range(8)}, index=pd.MultiIndex.from_product([["a", "b"], [1, 2], ["x", "y"]])))
