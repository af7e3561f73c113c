# replace with a method takes the neighbour of each value that goes; None is a value of objects and times only
import pandas as pd

print(pd.Series(["x", "a", "x", None, "b"]).replace("x", method="ffill").tolist())
print(pd.Series(["x", "a", "x", None, "x"]).replace("x", method="bfill").tolist())
print(pd.Series([1.0, None, 3.0]).replace(3.0).tolist())
print(pd.DataFrame({"a": [1, 2, 3], "b": ["x", "y", "x"]}).replace([2, "y"], method="bfill"))

print(pd.DataFrame({"a": [1.0, None], "t": ["x", None]}).replace({None: 3}))
print(pd.DataFrame({"a": [1.0, None]}).replace([None, 1], 3))
print(pd.DataFrame({"cells": [[1], None, "x"]}).replace("^x", "y", regex=True))
for data in (pd.DataFrame({"a": [1]}), pd.Series([None])):
    try:
        data.replace(None, 5)
    except TypeError as error:
        print(error)
try:
    pd.Series([1]).replace(1, method="other")
except ValueError as error:
    print(error)
