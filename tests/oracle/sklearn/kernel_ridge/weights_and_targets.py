# Weights of rows, several targets with their own penalty, matrices given.
import numpy as np
from sklearn.datasets import load_linnerud
from sklearn.kernel_ridge import KernelRidge

X, Y = load_linnerud(return_X_y=True)
model = KernelRidge(alpha=[0.5, 1.0, 5.0]).fit(X, Y)
print(model.dual_coef_.shape, np.round(model.predict(X[:2]), 7))
weighted = KernelRidge(alpha=2.0).fit(X, Y[:, 0], sample_weight=np.arange(1.0, 21.0))
print(np.round(weighted.dual_coef_[:4], 6))
matrix = KernelRidge(alpha=2.0, kernel="precomputed").fit(X @ X.T, Y[:, 0])
plain = KernelRidge(alpha=2.0).fit(X, Y[:, 0])
print(np.allclose(matrix.predict(X @ X.T), plain.predict(X)))
