# str.contains on a column with None shows None; a bad pattern is a re.error
import re
import pandas as pd

s = pd.Series(["ab", None, "cd"], name="x")
print(s.str.contains("a"))
print(s.str.contains("a", na=False))
try:
    s.str.contains("[")
except re.error as error:
    print("bad pattern:", error)
try:
    pd.Series([1, 2, 3]).str.contains("a")
except AttributeError as error:
    print("AttributeError")
print(pd.Series([], dtype=object).str.contains("a"))
