# The noise and the penalty are found with the coefficients.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import BayesianRidge

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
model = BayesianRidge(compute_score=True).fit(X, y)
print(np.round(model.coef_, 9), round(float(model.intercept_), 9), model.n_iter_)
print(f"{model.alpha_:.9g} {model.lambda_:.9g}", np.round(model.scores_, 5))
mean, deviation = model.predict(X[:3], return_std=True)
print(np.round(mean, 9), np.round(deviation, 9))
print(model.sigma_.shape, np.round(model.sigma_[0, :3], 9))
weighted = BayesianRidge(alpha_init=1.0, lambda_init=1e-3).fit(X, y, sample_weight=np.linspace(1, 2, len(y)))
print(np.round(weighted.coef_[:4], 9), weighted.n_iter_)
