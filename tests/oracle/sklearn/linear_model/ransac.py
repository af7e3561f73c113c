# RANSAC fits the rows that agree with each other.
import numpy as np
from sklearn.linear_model import RANSACRegressor

np.set_printoptions(precision=12)
rng = np.random.RandomState(1)
X = rng.uniform(-3, 3, (80, 1))
y = 2 * X[:, 0] + 1 + 0.1 * rng.randn(80)
y[::8] += 25
model = RANSACRegressor(random_state=0).fit(X, y)
print(np.round(model.estimator_.coef_, 9), np.round(model.estimator_.intercept_, 9))
print(model.n_trials_, model.inlier_mask_.sum(), np.flatnonzero(~model.inlier_mask_)[:12])
print(np.round(model.predict([[0.0], [1.0]]), 9), round(model.score(X, y), 11))
print(RANSACRegressor(min_samples=0.5, residual_threshold=1.0))
