# partition and argpartition
import numpy as np

a = np.array([7, 2, 9, 1, 5, 3])
p = np.partition(a, 2)
print(p[2], sorted(p[:2]), sorted(p[3:]))
i = np.argpartition(a, -2)[-2:]
print(sorted(a[i]))
print(np.sort(np.partition(a, 3)[:3]), sorted(np.argpartition(a, 1)[:2].tolist()))
