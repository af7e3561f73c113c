# what concat says for wrong input
import pandas as pd

a = pd.DataFrame({"x": [1]})
try:
    pd.concat([])
except ValueError as error:
    print(type(error).__name__, error)
try:
    pd.concat(a)
except TypeError as error:
    print(type(error).__name__, error)
try:
    pd.concat([a, 5])
except TypeError as error:
    print(type(error).__name__, error)
try:
    pd.concat([None, None])
except ValueError as error:
    print(type(error).__name__, error)
try:
    pd.concat([a, a], verify_integrity=True)
except ValueError as error:
    print(type(error).__name__, error)
try:
    pd.concat([a], join="left")
except ValueError as error:
    print(type(error).__name__, error)
