# overlapping column names
import pandas as pd

a = pd.DataFrame({"id": [1, 2], "v": [10, 20], "w": [1, 1]})
b = pd.DataFrame({"id": [1, 2], "v": [11, 21], "z": [0, 0]})
print(a.merge(b, on="id"))
print(a.merge(b, on="id", suffixes=("_left", "_right")))
print(a.merge(b, on="id", suffixes=("", "_new")))
print(a.merge(b, on="id", suffixes=(None, "_r")))
try:
    a.merge(b, on="id", suffixes=(None, None))
except ValueError as error:
    print(type(error).__name__, error)
print(a.merge(a, on="id", suffixes=("_1", "_2")))
