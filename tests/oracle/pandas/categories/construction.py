# Categorical: values, categories, codes
import numpy as np
import pandas as pd

c = pd.Categorical(["b", "a", "b", None, "c"])
print(c)
print(c.categories, c.codes, c.ordered, len(c))
print(pd.Categorical([3, 1, 2, 1]))
print(pd.Categorical(["low", "high"], categories=["low", "mid", "high"], ordered=True))
print(pd.Categorical(["x", "y"], categories=["x"]))
print(pd.Categorical.from_codes([0, 1, -1, 0], categories=["no", "yes"]))
print(pd.Categorical([1.5, np.nan, 2.5]))
print(pd.Categorical(pd.to_datetime(["2024-01-05", "2024-01-06"])))
print(pd.Categorical([]))
for call in (lambda: pd.Categorical(["a"], categories=["a", "a"]), lambda: pd.Categorical.from_codes([5], categories=["a"])):
    try:
        call()
    except ValueError as error:
        print(type(error).__name__, error)
