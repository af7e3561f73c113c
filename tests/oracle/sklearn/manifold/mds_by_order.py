# Layouts that keep the order of distances only, from given starts and from drawn ones.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.manifold import MDS

np.set_printoptions(precision=12)
X = load_iris().data[::10]
start = np.random.RandomState(1).rand(len(X), 2)
found = MDS(metric=False, n_init=1, random_state=0, max_iter=50).fit(X, init=start)
print(found.embedding_[:4].round(10), found.n_iter_, round(found.stress_, 11))
drawn = MDS(metric=False, n_init=2, random_state=0, normalized_stress=True).fit(X)
print(drawn.embedding_[:4].round(10), drawn.n_iter_, round(drawn.stress_, 12))
plain = MDS(metric=False, n_init=1, random_state=3, normalized_stress=False, max_iter=100).fit(X)
print(plain.embedding_[:4].round(10), plain.n_iter_, round(plain.stress_, 9))
