# Several targets at once, and sparse rows.
import numpy as np
from scipy.sparse import csr_matrix
from sklearn.neighbors import KNeighborsClassifier, NearestNeighbors

X = np.array([[0.0, 1.0], [1.0, 0.0], [0.0, 2.0], [3.0, 0.0], [4.0, 0.0]])
y = np.array([["a", "x"], ["a", "y"], ["a", "x"], ["b", "y"], ["b", "y"]])
model = KNeighborsClassifier(n_neighbors=3).fit(X, y)
print(model.predict([[0.0, 1.5], [3.5, 0.0]]), [part.round(10).tolist() for part in model.predict_proba([[2.0, 0.0]])])
print(model.classes_, model.outputs_2d_)
sparse = KNeighborsClassifier(1).fit(csr_matrix(X), [0, 1, 0, 1, 1])
print(sparse.predict(csr_matrix(X)), sparse._fit_method)
print(NearestNeighbors(n_neighbors=2, metric="cosine").fit(csr_matrix(X)).kneighbors(csr_matrix(X[:1]))[1])
