# Balancing, and complex pairs as blocks
import numpy as np
from scipy import linalg

x = np.array([[1.0, 2, 0], [9, 1, 0.01], [1, 2, 10]])
y, t = linalg.matrix_balance(x)
print(y.round(11).tolist(), t.tolist())
y, (scale, order) = linalg.matrix_balance(x * [1, 1e3, 1e-3], permute=False, separate=True)
print(y.round(10).tolist(), scale.tolist(), order.tolist())
w, v = linalg.eig(np.array([[1.0, 2, 3], [0, 4, 5], [0, -5, 4]]))
wr, vr = linalg.cdf2rdf(w, v)
print(wr.round(10).tolist(), np.allclose(vr @ wr, np.array([[1.0, 2, 3], [0, 4, 5], [0, -5, 4]]) @ vr))
