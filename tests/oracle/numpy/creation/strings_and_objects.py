# dtype inferred for strings and objects
import numpy as np

print(np.array(["x", "yy"]).dtype)
print(np.array([1, "a"]).dtype, np.array([1, "a"]))
print(np.array([1.5, "a"]))
print(np.array([None, 1]).dtype)
print(np.array([[1, 2], [3, 4]], dtype=object))
print(np.array([b"ab"]).dtype)
print(np.array(["a", None]))
try:
    np.array([[1, 2], [3]])
except ValueError as error:
    print("ValueError:", error)
print(np.array([[1, 2], [3]], dtype=object))
