# set_printoptions precision and suppress
import numpy as np

a = np.array([3.14159265, 2.71828, 1e-8, 12345.678])
np.set_printoptions(precision=3)
print(a)
np.set_printoptions(precision=3, suppress=True)
print(a)
np.set_printoptions(suppress=False, precision=8)
print(a)
with np.printoptions(precision=2, suppress=True):
    print(a, repr(a))
print(a)
