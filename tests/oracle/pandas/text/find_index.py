# str.find, rfind and index
import pandas as pd

s = pd.Series(["banana", "apple", None])
print(s.str.find("an"))
print(s.str.rfind("an"))
print(s.str.find("a", 2).tolist())
whole = pd.Series(["banana", "bandana"])
print(whole.str.index("an"))
print(whole.str.rindex("an"))
try:
    whole.str.index("x")
except ValueError as error:
    print(type(error).__name__, error)
try:
    s.str.find(1)
except TypeError as error:
    print(type(error).__name__, error)
