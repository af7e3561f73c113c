# slices and single characters through .str[...]
import pandas as pd

s = pd.Series(["2024-03-15", "1999-12-31", None])
print(s.str[:4])
print(s.str[5:7].tolist())
print(s.str[-2:].tolist())
print(s.str[0].tolist())
print(s.str[::-1].tolist())
print(s.str.slice(0, 4).tolist())
print(s.str.slice(step=3).tolist())
print(s.str.get(20))
print(s.str.slice_replace(4, 5, "/").tolist())
print(s.str[:4].dropna().astype(int).mean())
