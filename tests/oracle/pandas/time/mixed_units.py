# resolutions other than nanoseconds
import numpy as np
import pandas as pd

s = pd.Series(np.array(["2024-01-05", "2024-01-06"], dtype="datetime64[s]"))
print(s.dtype, s.dt.unit)
print(s.dt.as_unit("ns").dtype)
print(s.astype("datetime64[ms]").dtype)
print(s.values.dtype)
print(pd.date_range("2024-01-01", periods=2, unit="s"))
