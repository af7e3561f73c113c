# More classes, one against the rest or one against one.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.gaussian_process import GaussianProcessClassifier
from sklearn.gaussian_process.kernels import RBF

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
X, y = X[::5], y[::5]
model = GaussianProcessClassifier(RBF(2.0, "fixed")).fit(X, y)
print(model.n_classes_, np.round(model.predict_proba(X[::8]), 10))
print(round(model.log_marginal_likelihood_value_, 9), round(model.score(X, y), 9))
pairs = GaussianProcessClassifier(RBF(2.0, "fixed"), multi_class="one_vs_one").fit(X, y)
print(pairs.predict(X[::4]))
for attempt in (lambda: pairs.predict_proba(X), lambda: model.latent_mean_and_variance(X), lambda: GaussianProcessClassifier().fit(X, y * 0)):
    try:
        attempt()
    except ValueError as error:
        print(error)
