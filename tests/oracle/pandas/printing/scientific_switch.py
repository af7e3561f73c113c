# When a column turns to scientific notation
import pandas as pd

print(pd.Series([1e5, 1e6, 1.5]))
print(pd.Series([123456789.123, 0.5]))
print(pd.Series([1e-5, 1e-6]))
print(pd.Series([1e-5, 1.0]))
print(pd.Series([1e15, 1e16]))
print(pd.Series([1e16, 0.1]))
print(pd.Series([0.1, 0.12, 0.123]))
print(pd.Series([1234567.891, 12.5]))
print(pd.Series([1e-10, 1e10]))
print(pd.Series([999999.5, 1000000.25]))
print(pd.Series([0.0, 0.00001]))
print(pd.Series([1e300, 1e-300]))
print(pd.Series([3.0e-7]))
