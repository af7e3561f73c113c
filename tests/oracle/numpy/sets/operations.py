# union, intersection, difference
import numpy as np

a = np.array([1, 2, 3, 2])
b = np.array([2, 3, 4])
print(np.union1d(a, b), np.intersect1d(a, b), np.setdiff1d(a, b), np.setxor1d(a, b))
print(np.intersect1d(a, b, return_indices=True), np.union1d(["a"], ["b", "a"]), np.setdiff1d(a, b, assume_unique=True))
print(np.ediff1d([1, 4, 9]), np.ediff1d([1, 4], to_begin=0, to_end=[7, 8]))
