# what merge says for wrong input
import pandas as pd

a = pd.DataFrame({"x": [1, 2], "k": ["1", "2"]})
b = pd.DataFrame({"y": [1, 2], "j": [1, 2]})
try:
    a.merge(b)
except pd.errors.MergeError as error:
    print(type(error).__name__, error)
try:
    a.merge(b, left_on="k", right_on="j")
except ValueError as error:
    print(type(error).__name__, error)
try:
    a.merge(b, on="nothing")
except KeyError as error:
    print(type(error).__name__, error)
try:
    a.merge(b, left_on="k")
except pd.errors.MergeError as error:
    print(type(error).__name__, error)
try:
    a.merge(b, left_on=["k", "x"], right_on=["j"])
except ValueError as error:
    print(type(error).__name__, error)
try:
    a.merge([1, 2], on="x")
except TypeError as error:
    print(type(error).__name__, error)
try:
    a.merge(b, on="x", left_index=True)
except pd.errors.MergeError as error:
    print(type(error).__name__, error)
