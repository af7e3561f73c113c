# logical functions and any/all
import numpy as np

a = np.array([True, True, False])
b = np.array([True, False, False])
print(a & b, a | b, a ^ b, ~a)
print(np.logical_and(a, b), np.logical_or(a, b), np.logical_not(a), np.logical_xor(a, b))
print(np.logical_and([1, 0, 2], [3, 4, 0]), np.logical_not([0, 1, 2]))
print(a.any(), a.all(), np.any([[0, 0], [0, 1]], axis=1), np.all([[1, 0], [1, 1]], axis=0))
print(repr(np.any([])), repr(np.all([])), np.any([0, np.nan]))
try:
    bool(a)
except ValueError as error:
    print(error)
