# str.partition and rpartition
import pandas as pd
import numpy as np

s = pd.Series(["key=value=x", "flag", np.nan])
print(s.str.partition("="))
print(s.str.rpartition("="))
print(s.str.partition("=", expand=False).tolist())
print(pd.Series(["hello big world"]).str.partition())
