# a similarity matrix
import numpy as np

m = np.array([[1.0, 0, 1], [0, 1, 1], [1, 0, 1]])
n = m / np.linalg.norm(m, axis=1, keepdims=True)
s = n @ n.T
print(s.round(4), np.argsort(-s, axis=1, kind='stable')[:, 1], np.allclose(s, s.T))
