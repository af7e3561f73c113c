# from_dict in its orientations.
import pandas as pd

data = {"row1": [1, 2], "row2": [3, 4]}
print(pd.DataFrame.from_dict(data))
print(pd.DataFrame.from_dict(data, orient="index"))
print(pd.DataFrame.from_dict(data, orient="index", columns=["a", "b"]))
print(pd.DataFrame.from_dict({"r1": {"a": 1, "b": 2}, "r2": {"a": 3}}, orient="index"))
try:
    pd.DataFrame.from_dict(data, orient="rows")
except ValueError as error:
    print("ValueError", error)
