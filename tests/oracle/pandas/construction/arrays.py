# Frames and Series from numpy arrays.
import numpy as np
import pandas as pd

array = np.arange(6).reshape(3, 2)
print(pd.DataFrame(array))
print(pd.DataFrame(array, columns=["a", "b"], index=list("xyz")))
print(pd.DataFrame(np.array([1.5, 2.5]), columns=["v"]))
print(pd.DataFrame(np.zeros((2, 3), dtype="float32")).dtypes)
print(pd.Series(np.array([1, 2, 3], dtype="int16")))
print(pd.DataFrame({"a": np.array([1, 2]), "b": np.array(["x", "y"])}))
try:
    pd.DataFrame(array, columns=["a"])
except ValueError as error:
    print("ValueError", error)
