# str.split: one character is plain, longer texts are patterns
import pandas as pd

s = pd.Series(["a, b;c", "d;e", "f.g.h"])
print(s.str.split(r"[,;] ?").tolist())
print(s.str.split(r"[,;] ?", regex=True, n=1).tolist())
print(s.str.split(".").tolist())
print(s.str.split(r"\s*[;,]\s*", expand=True))
