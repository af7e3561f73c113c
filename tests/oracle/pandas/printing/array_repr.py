# Arrays of pandas
import pandas as pd

print(pd.array([1, None, 3]))
print(pd.array(["a", None]))
print(pd.array([True, None]))
print(pd.array([1.5, None]))
print(pd.array(range(120)))
print(pd.Series(pd.date_range("2024-01-01", periods=3)).array)
print(pd.Series([1, 2]).array)
