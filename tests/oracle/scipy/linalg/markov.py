# The long run of a Markov chain
import numpy as np
from scipy import linalg

p = np.array([[0.9, 0.1, 0.0], [0.2, 0.7, 0.1], [0.0, 0.3, 0.7]])
w, left, right = linalg.eig(p, left=True)
place = int(np.argmax(w.real))
steady = left[:, place].real / left[:, place].real.sum()
print(steady.round(11), np.allclose(steady @ p, steady), np.sort(w.real).round(10))
print((linalg.null_space(p.T - np.eye(3))[:, 0] / linalg.null_space(p.T - np.eye(3))[:, 0].sum()).round(11))
print(linalg.fractional_matrix_power(p, 0.5).round(12).tolist())
