# A classifier with support vectors: what was found, and how it decides.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.svm import SVC

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
model = SVC().fit(X, y)
print(model.n_support_, model.support_[:10], model.support_vectors_.shape)
print(model.dual_coef_.shape, np.round(model.dual_coef_[:, :4], 9))
print(np.round(model.intercept_, 10), model.n_iter_)
print(np.round(model.decision_function(X[[0, 60, 120]]), 9))
print(model.predict(X[::15]), round(model.score(X, y), 10))
print(SVC(C=10, kernel="linear"))
