# split, array_split, hsplit, vsplit
import numpy as np

a = np.arange(9)
print(np.split(a, 3), np.split(a, [2, 5]), np.array_split(a, 4))
m = np.arange(8).reshape(2, 4)
print(np.hsplit(m, 2), np.vsplit(m, 2), np.split(m, [1], axis=1), np.array_split(m, 3, axis=1)[0], np.dsplit(np.arange(8).reshape(2, 2, 2), 2)[0])
try:
    np.split(a, 2)
except ValueError as error:
    print(error)
print(np.unstack(m))
