# Layouts by what each row is made of, in four ways; signs of axes are free.
import numpy as np
from sklearn.datasets import make_s_curve
from sklearn.manifold import LocallyLinearEmbedding, locally_linear_embedding

np.set_printoptions(precision=12)
X, _ = make_s_curve(100, random_state=1)
for method in ("standard", "modified", "hessian", "ltsa"):
    model = LocallyLinearEmbedding(n_neighbors=10, method=method, eigen_solver="dense", random_state=0).fit(X)
    print(method, np.abs(model.embedding_[:2]).round(9), round(float(model.reconstruction_error_), 12))
print(np.abs(model.transform(X[:2] + 0.01)).round(11))
print(locally_linear_embedding(X, n_neighbors=8, n_components=1, random_state=0)[0].shape)
for wrong in ({"n_neighbors": 120}, {"n_components": 5}, {"method": "hessian", "n_neighbors": 4}):
    try:
        LocallyLinearEmbedding(**{"n_neighbors": 10, **wrong}).fit(X)
    except ValueError as error:
        print(error)
