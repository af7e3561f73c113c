# Inverses, determinants and pseudo-inverses
import numpy as np
from scipy import linalg

a = np.array([[1.0, 2], [3, 4]])
print(linalg.inv(a).round(12).tolist())
print(round(float(linalg.det(a)), 12), linalg.det(np.stack([a, 2 * a])).round(10).tolist())
tall = np.array([[1.0, 2], [3, 4], [5, 6]])
print(linalg.pinv(tall).round(10).tolist())
flat, rank = linalg.pinv(np.ones((3, 2)), return_rank=True)
print(flat.round(11).tolist(), rank)
print(linalg.pinvh(np.array([[2.0, 1], [1, 2]])).round(11).tolist())
print((linalg.inv(np.array([[1, 2j], [0, 1]])) + 0).tolist())
