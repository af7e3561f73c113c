# to_datetime from numbers with a unit or an origin
import pandas as pd
import numpy as np

print(pd.to_datetime(1704067200, unit="s"))
print(pd.to_datetime([1704067200, 1704153600], unit="s"))
print(pd.to_datetime([1704067200123, 1704153600456], unit="ms"))
print(pd.to_datetime(pd.Series([1704067200.5, np.nan]), unit="s"))
print(pd.to_datetime([0, 1, 2], unit="D", origin="2024-01-01"))
print(pd.to_datetime([45292, 45293], unit="D", origin="1899-12-30"))
print(pd.to_datetime([1, 2]))
try:
    pd.to_datetime([10**18], unit="s")
except ValueError as error:
    print(type(error).__name__, error)
print(pd.to_datetime(["1704067200", "1704153600"], unit="s"))
