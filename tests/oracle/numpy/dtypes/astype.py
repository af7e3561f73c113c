# astype between kinds
import numpy as np

a = np.array([1.7, -1.7, 0.0, 250.5])
print(a.astype(int), a.astype(np.int32).dtype)
print(a.astype(bool))
print(a.astype(str))
print(np.array([1, 2, 3]).astype(float))
print(np.array(["1", "2", "30"]).astype(int))
print(np.array(["1.5", "2e3"]).astype(float))
print(np.array([1, 0, 2]).astype(bool).astype(int))
print(np.array([300, -1]).astype(np.uint8))
print(repr(np.array([1, 2]).astype(object)))
print(repr(np.array([1, 22]).astype(str)))
print(np.array([1.5, 2.5]).astype("complex128"))
try:
    np.array(["a"]).astype(int)
except ValueError as error:
    print(error)
