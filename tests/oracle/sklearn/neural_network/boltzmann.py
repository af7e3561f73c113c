# A restricted Boltzmann machine of bits.
import numpy as np
from sklearn.datasets import load_digits
from sklearn.neural_network import BernoulliRBM

np.set_printoptions(precision=12)
X, _ = load_digits(return_X_y=True)
X = (X[:80, ::4] > 7).astype(float)
model = BernoulliRBM(n_components=4, n_iter=5, learning_rate=0.05, random_state=0).fit(X)
print(model.components_.shape, np.round(model.components_[0, :5], 10))
print(np.round(model.intercept_hidden_, 10), np.round(model.intercept_visible_[:4], 10))
print(np.round(model.transform(X[:2]), 10), np.round(model.score_samples(X[:3]), 9))
print(model.get_feature_names_out())
part = BernoulliRBM(n_components=2, random_state=1)
part.partial_fit(X[:20])
part.partial_fit(X[20:40])
print(np.round(part.components_[:, :3], 11), part.gibbs(X[:1]).astype(int)[0, :8])
