# missing keys match each other
import numpy as np
import pandas as pd

a = pd.DataFrame({"k": [1.0, np.nan, 3.0], "x": [1, 2, 3]})
b = pd.DataFrame({"k": [np.nan, 3.0, 4.0], "y": [10, 20, 30]})
print(a.merge(b, on="k"))
print(a.merge(b, on="k", how="outer"))
c = pd.DataFrame({"k": ["a", None], "x": [1, 2]})
d = pd.DataFrame({"k": [None, "b"], "y": [3, 4]})
print(c.merge(d, on="k", how="left"))
print(c.merge(d, on="k", how="outer"))
e = pd.DataFrame({"k": [1, 3], "z": [0.5, 0.25]})
print(a.merge(e, on="k", how="left"))
