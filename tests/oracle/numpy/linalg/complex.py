# complex matrices
import numpy as np

a = np.array([[1 + 1j, 2], [3, 4 - 1j]])
print(np.round(np.linalg.det(a), 6), np.round(np.linalg.inv(a), 4), np.round(np.linalg.solve(a, [1, 1j]), 4))
h = np.array([[2, 1j], [-1j, 2]])
print(np.round(np.linalg.eigvalsh(h), 6), np.round(np.linalg.norm(a), 6), a.conj().T)
