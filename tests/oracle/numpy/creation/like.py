# zeros_like, ones_like, full_like, empty_like
import numpy as np

a = np.array([[1, 2, 3], [4, 5, 6]])
print(np.zeros_like(a))
print(np.ones_like(a))
print(np.full_like(a, 9))
print(repr(np.zeros_like(a, dtype=float)))
print(repr(np.ones_like([1.5, 2.5])))
print(repr(np.full_like(a, 0.5, dtype=float)))
print(np.full_like(a, 2.9))
print(np.empty_like(a).shape, np.empty_like(a).dtype)
print(np.zeros_like(a, shape=(2,)))
