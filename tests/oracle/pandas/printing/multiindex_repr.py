# MultiIndex prints tuples line by line
import pandas as pd

print(pd.MultiIndex.from_tuples([("a", 1), ("b", 22), ("ccc", 3)]))
print(pd.MultiIndex.from_product([["x", "y"], [1, 2]], names=["first", "second"]))
print(pd.MultiIndex.from_arrays([["a", "b"], [1.5, 2.0], [True, False]], names=["l", None, "f"]))
print(pd.MultiIndex.from_product([range(20), range(10)], names=["i", "j"]))
print(pd.MultiIndex.from_tuples([("a", pd.Timestamp("2024-01-01"))]))
