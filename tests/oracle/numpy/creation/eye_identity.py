# eye and identity
import numpy as np

print(np.eye(3))
print(np.eye(2, 3))
print(np.eye(3, k=1))
print(np.eye(3, k=-1, dtype=int))
print(np.identity(2))
print(repr(np.identity(2, dtype=bool)))
