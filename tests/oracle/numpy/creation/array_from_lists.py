# arrays from nested lists, tuples and mixed numbers
import numpy as np

print(np.array([1, 2, 3]))
print(repr(np.array([[1, 2], [3, 4]])))
print(repr(np.array((1.5, 2, 3))))
print(repr(np.array([True, False])))
print(repr(np.array([1, 2.5, True])))
print(repr(np.array([1 + 2j, 3])))
print(repr(np.array([])))
print(repr(np.array([[]])))
print(repr(np.array(5)), np.array(5).shape, np.array(5).ndim)
print(repr(np.array([1, 2], dtype=float)))
print(repr(np.array([1.7, -2.7], dtype=int)))
print(repr(np.array([1, 2], ndmin=2)))
