# Two classes by the approximation of Laplace.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.gaussian_process import GaussianProcessClassifier
from sklearn.gaussian_process.kernels import RBF

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
X, y = X[50::3], y[50::3]
model = GaussianProcessClassifier(1.0 * RBF(1.0), random_state=0).fit(X, y)
print(model.kernel_, round(model.log_marginal_likelihood_value_, 9), model.classes_)
print(np.round(model.predict_proba(X[::10]), 10), model.predict(X[::10]))
mean, variance = model.latent_mean_and_variance(X[:2])
print(np.round(mean, 4), np.round(variance, 9))
fixed = GaussianProcessClassifier().fit(X, y)
print(fixed.kernel_, np.round(fixed.predict_proba(X[:2]), 10))
print(np.round(model.log_marginal_likelihood(np.log([2.0, 0.5]), eval_gradient=True)[1], 9))
