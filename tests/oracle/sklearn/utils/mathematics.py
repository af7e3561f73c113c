# sklearn.utils.extmath: singular values, softmax, combinations.
import numpy as np
from sklearn.utils.extmath import cartesian, density, fast_logdet, randomized_svd, row_norms, safe_sparse_dot, softmax, squared_norm, svd_flip, weighted_mode

np.set_printoptions(precision=12)
X = np.array([[1.0, 2, 3, 5], [3, 4, 5, 6], [7, 8, 9, 10]])
U, s, Vh = randomized_svd(X, n_components=2, random_state=0)
print(np.round(U, 11).tolist(), np.round(s, 9), np.round(Vh, 11).tolist())
print(softmax(np.array([[1.0, 2, 3], [0, 0, 0]])).round(11).tolist(), row_norms(X).round(9), squared_norm(X))
print(cartesian([[1, 2], [3, 4, 5]]).tolist(), density(np.array([0, 1, 2, 0])), round(fast_logdet(np.diag([2.0, 3])), 10))
print(weighted_mode([4, 1, 4, 2, 4, 2], [1, 3, 0.5, 1.5, 1, 2]), safe_sparse_dot(X, X.T)[0])
u, v = svd_flip(np.array([[-1.0, 0.5], [0.2, -0.9]]), np.eye(2))
print(u.tolist(), v.tolist())
