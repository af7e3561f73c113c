# str.slice_replace with open ends
import pandas as pd

s = pd.Series(["abcdef", "xy", ""])
print(s.str.slice_replace(1, 3, "-"))
print(s.str.slice_replace(start=2).tolist())
print(s.str.slice_replace(stop=2, repl="Z").tolist())
print(s.str.slice_replace(4, 2, "#").tolist())
