# str.extractall: one row per match
import pandas as pd

s = pd.Series(["a1b2", "c3", "none"], index=["x", "y", "z"])
print(s.str.extractall(r"([a-z])(\d)"))
print(s.str.extractall(r"(?P<letter>[a-z])(?P<digit>\d)"))
found = pd.Series(["#tag1 and #tag2", "plain"]).str.extractall(r"#(\w+)")
print(found)
print(found.index.names)
