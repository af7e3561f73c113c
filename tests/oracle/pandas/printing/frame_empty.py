# Frames without rows or without columns
import pandas as pd

print(pd.DataFrame())
print(pd.DataFrame(columns=["a", "b"]))
print(pd.DataFrame(index=[1, 2, 3]))
print(pd.DataFrame({"a": [1, 2]})[lambda d: d["a"] > 5])
print(pd.DataFrame({"a": []}))
print(pd.DataFrame().to_string())
print(pd.Series(dtype="int64"))
print(pd.DataFrame(columns=[f"very_long_column_name_{i}" for i in range(10)]))
