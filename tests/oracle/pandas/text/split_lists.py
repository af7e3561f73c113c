# str.split and rsplit give lists; .str indexes into them
import pandas as pd
import numpy as np

s = pd.Series(["a_b_c", "d_e", np.nan, "f"])
parts = s.str.split("_")
print(parts)
print(parts.str[0].tolist())
print(parts.str[-1].tolist())
print(parts.str.len())
print(parts.str.get(1))
print(parts.str.join("+"))
print(s.str.split("_", n=1).tolist())
print(s.str.rsplit("_", n=1).tolist())
print(pd.Series(["one  two three ", "four"]).str.split().tolist())
