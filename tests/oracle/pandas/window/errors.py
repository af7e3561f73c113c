# what windows say for wrong input
import pandas as pd

s = pd.Series([1, 2, 3])
try:
    s.rolling(-1)
except ValueError as error:
    print(type(error).__name__, error)
try:
    s.rolling(2, min_periods=3)
except ValueError as error:
    print(type(error).__name__, error)
try:
    s.rolling("2D").sum()
except ValueError as error:
    print(type(error).__name__, error)
try:
    pd.Series(["a", "b"]).rolling(2).sum()
except Exception as error:
    print(type(error).__name__, error)
try:
    s.ewm(alpha=2)
except ValueError as error:
    print(type(error).__name__, error)
try:
    s.ewm()
except ValueError as error:
    print(type(error).__name__, error)
try:
    s.rolling(2).nothing()
except AttributeError as error:
    print(type(error).__name__, error)
