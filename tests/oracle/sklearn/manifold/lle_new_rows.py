# New rows laid out by the neighbours they have.
import numpy as np
from sklearn.datasets import make_swiss_roll
from sklearn.manifold import Isomap, LocallyLinearEmbedding

np.set_printoptions(precision=12)
X, t = make_swiss_roll(150, random_state=0)
model = LocallyLinearEmbedding(n_neighbors=12, n_components=2, random_state=0, eigen_solver="dense").fit(X[:120])
print(np.abs(model.transform(X[120:123])).round(9), round(float(model.reconstruction_error_), 14))
roll = Isomap(n_neighbors=12, n_components=2).fit(X[:120])
print(np.abs(roll.transform(X[120:123])).round(9), abs(np.corrcoef(roll.embedding_[:, 0], t[:120])[0, 1]).round(12))
