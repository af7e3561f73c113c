# bincount with weights and minlength
import numpy as np

print(np.bincount([0, 1, 1, 3]), np.bincount([1, 2], minlength=5), np.bincount([0, 1, 1], weights=[0.5, 1, 2]), np.bincount([]))
try:
    np.bincount([-1, 2])
except ValueError as error:
    print(error)
try:
    np.bincount(np.array([1.5]))
except TypeError as error:
    print(error)
