# rotation matrices
import numpy as np

t = np.pi / 2
r = np.array([[np.cos(t), -np.sin(t)], [np.sin(t), np.cos(t)]])
print(np.round(r @ [1, 0], 6) + 0.0, np.round(r @ r.T, 6) + 0.0, np.round(np.linalg.det(r), 6), np.round(np.linalg.inv(r) - r.T, 6) + 0.0, np.round(np.linalg.matrix_power(r, 4), 6) + 0.0)
