# interpolate along a column.
import numpy as np
import pandas as pd

s = pd.Series([1.0, np.nan, np.nan, 4.0, np.nan, 8.0, np.nan])
print(s.interpolate())
print(s.interpolate(limit=1).tolist())
print(s.interpolate(method="linear", limit_direction="both").tolist())
t = pd.Series([0.0, np.nan, 10.0], index=[0, 1, 10])
print(t.interpolate(method="index").tolist())
df = pd.DataFrame({"a": [1, np.nan, 3], "b": [np.nan, 2, np.nan]})
print(df.interpolate())
d = pd.Series([1.0, np.nan, 4.0], index=pd.to_datetime(["2024-01-01", "2024-01-02", "2024-01-04"]))
print(d.interpolate(method="time"))
