# Sums and comparisons of floats.
import numpy as np
import pandas as pd

s = pd.Series([0.1] * 10)
print(s.sum(), s.sum() == 1.0, np.isclose(s.sum(), 1.0), s.mean())
print(pd.Series([1e16, 1.0, -1e16]).sum(), pd.Series([0.1, 0.2, 0.3]).cumsum().tolist())
print(pd.Series([1 / 3, 2 / 3]), pd.Series([1e-10, 1.0]), pd.Series([1e10, 0.5]))
print(pd.Series([1.0, 2.0, 3.5]).round(0).tolist(), pd.Series([0.5, 1.5, 2.5]).round().tolist())
print(pd.Series([np.inf, -np.inf, np.nan]).tolist(), pd.Series([np.inf, 1.0]).mean(), pd.Series([1.0, np.inf]).max())
df = pd.DataFrame({"x": [1.123456789, 22.1], "y": [1000000.0, 0.000001]})
print(df)
print(df.round(3))
print(np.isinf(pd.Series([np.inf, 1.0])).tolist(), df["x"].replace(22.1, np.inf).replace([np.inf, -np.inf], np.nan).isna().sum())
print(pd.Series([1.5, 2.5], dtype="float32").sum(), pd.Series([3.0, 4.0]).astype(int).tolist())
print(pd.Series([100.0, 200.0]).to_string(), pd.Series([1.10, 2.25]).map("{:.1f}".format).tolist())
