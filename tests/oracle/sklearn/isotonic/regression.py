"""A curve that never falls."""
import numpy as np
from sklearn.isotonic import IsotonicRegression

rng = np.random.RandomState(0)
x, y = np.arange(20.0), np.arange(20) + 6 * rng.randn(20)
curve = IsotonicRegression().fit(x, y)
print(curve, curve.X_thresholds_.tolist(), curve.y_thresholds_.round(9).tolist())
print(curve.predict([2.5, 7.0, 40.0]).round(10).tolist(), curve.increasing_, round(curve.score(x, y), 11), curve.X_min_, curve.X_max_)
print(curve.transform(x[:4].reshape(-1, 1)).round(10).tolist(), curve.fit_transform(x, y)[:3].round(10).tolist(), curve.get_feature_names_out().tolist())
curve = IsotonicRegression(increasing=False, out_of_bounds="clip", y_min=-12, y_max=-2).fit(x // 2, -y, sample_weight=rng.rand(20))
print(curve.X_thresholds_.tolist(), curve.y_thresholds_.round(9).tolist(), curve.predict([-1.0, 3.2, 99.0]).round(9).tolist())
print(IsotonicRegression(increasing="auto").fit(x, -y).increasing_)
