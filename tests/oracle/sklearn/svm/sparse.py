# A machine fitted on a sparse matrix keeps its vectors sparse.
import numpy as np
from scipy.sparse import csr_matrix
from sklearn.datasets import load_iris
from sklearn.svm import SVC, SVR, LinearSVC

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
X = csr_matrix(X * (X > 1.0))
model = SVC(kernel="linear").fit(X, y)
print(type(model.support_vectors_).__name__, type(model.dual_coef_).__name__, type(model.coef_).__name__)
print(model.n_support_, np.round(model.coef_.toarray(), 9), np.round(model.intercept_, 9))
print(model.predict(X[::30]), np.round(SVR().fit(X, y).predict(X[::50]), 9))
print(np.round(LinearSVC(random_state=0).fit(X, y).coef_[0], 10))
