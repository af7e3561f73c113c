# Layouts whose distances are those given, plain and by rank.
import numpy as np
from sklearn.manifold import MDS, smacof
from sklearn.metrics import pairwise_distances

np.set_printoptions(precision=12)
X = np.random.RandomState(1).rand(25, 4)
for options in ({}, {"normalized_stress": True}, {"metric": False}, {"n_components": 3}):
    model = MDS(n_init=2, max_iter=60, random_state=0, **options)
    print(options, model.fit_transform(X)[:2].round(10), round(model.stress_, 9), model.n_iter_)
given = MDS(n_init=1, dissimilarity="precomputed", random_state=1, max_iter=40)
print(given.fit_transform(pairwise_distances(X)).shape, round(given.stress_, 9), given.dissimilarity_matrix_.shape)
start = np.random.RandomState(2).rand(25, 2)
positions, stress, rounds = smacof(pairwise_distances(X), init=start, n_init=1, max_iter=30, return_n_iter=True)
print(round(stress, 9), rounds)
try:
    smacof([[0, 1], [2, 0]], n_init=1)
except ValueError as error:
    print(error)
