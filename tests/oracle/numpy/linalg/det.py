# determinant and slogdet
import numpy as np

print(np.round(np.linalg.det([[1, 2], [3, 4]]), 6), np.round(np.linalg.det(np.eye(3) * 2), 6), np.round(np.linalg.det([[1, 2], [2, 4]]), 6) + 0.0)
s, l = np.linalg.slogdet([[1, 2], [3, 4]])
print(s, np.round(l, 6), np.round(np.linalg.det([[[1, 2], [3, 4]], [[5, 6], [7, 9]]]), 6), type(np.linalg.det(np.eye(2))).__name__)
