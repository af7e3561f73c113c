# comparisons give boolean arrays
import numpy as np

a = np.array([1, 2, 3])
b = np.array([3, 2, 1])
print(a > b, a >= b, a < b, a <= b, a == b, a != b)
print(np.greater(a, 2), np.less_equal(a, b), np.equal(a, [1, 0, 3]))
print(np.array(["a", "b"]) == "a", np.array(["a", "b"]) == np.array(["a", "c"]))
print(np.array([1.0, np.nan]) == np.array([1.0, np.nan]))
print(np.array_equal(a, [1, 2, 3]), np.array_equal(a, b), np.array_equal([1, np.nan], [1, np.nan]), np.array_equal([1, np.nan], [1, np.nan], equal_nan=True))
print(np.allclose([1.0, 2.0], [1.0, 2.0 + 1e-9]), np.isclose([1.0, 2.0], [1.0, 2.1]), np.isclose(1.0, 1.05, atol=0.1), np.allclose([np.nan], [np.nan], equal_nan=True))
print(a == None, (a == "x"))
