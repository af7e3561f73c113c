# pad with constants and edges
import numpy as np

a = np.array([1, 2, 3])
print(np.pad(a, 2), np.pad(a, (1, 2)), np.pad(a, (1, 2), constant_values=9), np.pad(a, (1, 2), mode="constant", constant_values=(7, 8)), np.pad(a, 2, mode="edge"))
m = np.array([[1, 2], [3, 4]])
print(np.pad(m, 1), np.pad(m, ((1, 0), (0, 2)), constant_values=-1), np.pad(m, ((0, 1), (0, 1)), mode="edge"), np.pad(a.astype(float), 1))
