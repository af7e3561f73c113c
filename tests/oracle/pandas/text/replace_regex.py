# str.replace with patterns, groups, functions and compiled patterns
import re
import pandas as pd

s = pd.Series(["John Smith", "Mary-Ann Lee", None, "a1b22c333"])
print(s.str.replace(r"\d+", "#", regex=True).tolist())
print(s.str.replace(r"(\w+) (\w+)", r"\2, \1", regex=True).tolist())
print(s.str.replace(r"(?P<first>\w+) (?P<last>\w+)", r"\g<last>", regex=True).tolist())
print(s.str.replace(r"\d+", lambda m: str(int(m.group()) * 2), regex=True).tolist())
print(s.str.replace(re.compile("MARY", re.I), "Jane", regex=True).tolist())
print(s.str.replace(r"[^a-zA-Z ]", "", regex=True).tolist())
try:
    s.str.replace("a", lambda m: "b")
except ValueError as error:
    print(type(error).__name__, error)
try:
    s.str.replace("a", 5)
except TypeError as error:
    print(type(error).__name__, error)
