# Other models, losses and checks within RANSAC.
import numpy as np
from sklearn.linear_model import RANSACRegressor, Ridge

np.set_printoptions(precision=12)
rng = np.random.RandomState(2)
X = rng.uniform(-3, 3, (60, 2))
y = X @ [1.0, -1.0] + 0.05 * rng.randn(60)
y[:10] -= 10
model = RANSACRegressor(Ridge(), min_samples=5, residual_threshold=0.3, loss="squared_error", max_trials=20, random_state=3).fit(X, y)
print(np.round(model.estimator_.coef_, 10), model.n_trials_, model.n_skips_no_inliers_)
for options in ({"estimator": Ridge()}, {"min_samples": 100}, {"max_trials": 5, "is_data_valid": lambda X, y: False}):
    try:
        RANSACRegressor(random_state=0, **options).fit(X, y)
    except ValueError as error:
        print(error)
