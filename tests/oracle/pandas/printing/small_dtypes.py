# int8, uint8, float32 columns
import numpy as np
import pandas as pd

print(pd.Series([1, 2], dtype="int8"))
print(pd.Series([200, 2], dtype="uint8"))
print(pd.Series([0.1, 2.5], dtype="float32"))
print(pd.Series([1 / 3, 2 / 3], dtype="float32"))
print(pd.Series([1 + 2j, 3.5 - 1j]))
print(pd.DataFrame({"a": np.array([1.1, 2.2], dtype="float32"), "b": np.array([1, 2], dtype="int16")}))
print(pd.Series([1, None, 3], dtype="Int64"))
print(pd.Series([1.5, None], dtype="Float64"))
print(pd.Series(["a", None], dtype="string"))
print(pd.Series([True, None], dtype="boolean"))
