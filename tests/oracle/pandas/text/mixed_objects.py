# columns of mixed objects: text methods give NaN for what is no text
import pandas as pd
import numpy as np

s = pd.Series(["a", 1, 2.5, None, ["x", "y"], {"k": "v"}, np.nan])
print(s.str.upper())
print(s.str.len())
print(s.str[0])
print(s.str.get("k"))
print(s.str.contains("a"))
print(s.str.contains("a", na=False))
