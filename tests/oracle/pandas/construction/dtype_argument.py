# The dtype argument of Series and DataFrame.
import pandas as pd

print(pd.Series([1, 2], dtype=float))
print(pd.Series([1, 0, 1], dtype=bool))
print(pd.Series(["1", "2"], dtype="category"))
print(pd.Series([1, None], dtype="Int64"))
print(pd.Series([1, 2], dtype=str).tolist())
print(pd.Series([1, 2], dtype="object"))
print(pd.DataFrame({"a": [1, 2], "b": [3, 4]}, dtype="float64"))
try:
    pd.Series(["a", "b"], dtype="int64")
except ValueError as error:
    print("ValueError", error)
