# nu bounds the share of support vectors.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.svm import NuSVC

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
for nu in (0.1, 0.5):
    model = NuSVC(nu=nu).fit(X, y)
    print(nu, model.n_support_, np.round(model.intercept_, 9), np.round(model.dual_coef_[:, :2], 10))
two = NuSVC(nu=0.3, kernel="linear").fit(X[50:], y[50:])
print(np.round(two.coef_, 9), np.round(two.decision_function(X[[60, 120]]), 9))
