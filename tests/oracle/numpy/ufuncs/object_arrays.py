# arithmetic on object arrays
import numpy as np

a = np.array([1, 2.5, 3], dtype=object)
print(a + 1, a * 2, a.sum())
b = np.array(["x", "y"], dtype=object)
print(b + "z", b * 2, b == "x")
print(np.array([1, None], dtype=object) == None)
try:
    np.array([1, None], dtype=object) + 1
except TypeError as error:
    print(error)
