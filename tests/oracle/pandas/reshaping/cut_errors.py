# what cut says for wrong bins
import pandas as pd

s = pd.Series([1, 2, 3])
try:
    pd.cut(s, [3, 2, 1])
except ValueError as error:
    print(type(error).__name__, error)
try:
    pd.cut(s, [0, 2, 4], labels=["a"])
except ValueError as error:
    print(type(error).__name__, error)
try:
    pd.cut(s, [0, 2, 2, 4])
except ValueError as error:
    print(type(error).__name__, error)
print(pd.cut(s, [0, 2, 2, 4], duplicates="drop"))
try:
    pd.cut([], 3)
except ValueError as error:
    print(type(error).__name__, error)
try:
    pd.qcut([1, 1, 1, 1, 2], 4)
except ValueError as error:
    print(type(error).__name__, error)
print(pd.cut(s, [0, 2, 4], labels=["x", "x"], ordered=False))
