# A penalty for each coefficient lets those without use fall away.
import numpy as np
from sklearn.linear_model import ARDRegression

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = rng.randn(60, 6)
y = 2 * X[:, 0] - X[:, 3] + 0.1 * rng.randn(60)
model = ARDRegression(threshold_lambda=1000).fit(X, y)
print(np.round(model.coef_, 9), round(float(model.intercept_), 12), model.n_iter_)
print(f"{model.alpha_:.9g}", model.sigma_.shape, np.round(model.lambda_[[0, 3]], 10))
mean, deviation = model.predict(X[:2], return_std=True)
print(np.round(mean, 9), np.round(deviation, 10))
