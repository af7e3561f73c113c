# Made positive definite matrices: dense and sparse.
import numpy as np
from sklearn.datasets import make_sparse_spd_matrix, make_spd_matrix

made = make_spd_matrix(3, random_state=1)
print(made.shape, np.allclose(made, made.T), (np.linalg.eigvalsh(made) > 0).all())
print(make_sparse_spd_matrix(4, alpha=0.5, random_state=0).round(10).tolist())
