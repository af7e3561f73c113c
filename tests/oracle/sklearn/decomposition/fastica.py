# FastICA: independent sources of mixed signals.
import numpy as np
from sklearn.decomposition import FastICA, fastica

np.set_printoptions(precision=12)
time = np.linspace(0, 8, 200)
S = np.c_[np.sin(2 * time), np.sign(np.sin(3 * time)), time % 1.0]
X = S @ np.array([[1, 1, 1], [0.5, 2, 1.0], [1.5, 1.0, 2.0]]).T
for options in ({}, {"algorithm": "deflation"}, {"fun": "exp"}, {"fun": "cube"}, {"whiten": "arbitrary-variance", "whiten_solver": "eigh"}):
    ica = FastICA(n_components=3, random_state=0, tol=1e-8, max_iter=1000, **options)
    made = ica.fit_transform(X)
    print(options, np.round(made[:2], 9).tolist(), np.round(ica.mixing_[0], 9), np.allclose(ica.inverse_transform(made), X))
K, W, Z = fastica(X, n_components=2, random_state=1)
print(K.shape, W.shape, Z.shape, FastICA(random_state=3), ica.n_features_in_)
