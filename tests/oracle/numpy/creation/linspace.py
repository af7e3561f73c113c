# linspace with endpoint, retstep, dtype and vectors
import numpy as np

print(np.linspace(0, 1, 5))
print(np.linspace(0, 10, 4, endpoint=False))
print(np.linspace(0, 1, 3, retstep=True))
print(np.linspace(0, 10, 5, dtype=int))
print(np.linspace(5, 5, 3))
print(np.linspace(2, 3, 1))
print(np.linspace(0, 1, 0))
print(np.linspace([0, 10], [1, 20], 3))
print(np.linspace([0, 10], [1, 20], 3, axis=1))
print(len(np.linspace(0, 1)))
