"""What gradient boosting refuses."""
import numpy as np
from sklearn.ensemble import GradientBoostingClassifier, GradientBoostingRegressor

X, y = np.arange(24.0).reshape(12, 2), np.arange(12) % 3
for call in (
    lambda: GradientBoostingClassifier().predict(X), lambda: GradientBoostingClassifier(n_estimators=0).fit(X, y),
    lambda: GradientBoostingClassifier(loss="exponential").fit(X, y), lambda: GradientBoostingClassifier().fit(X, y * 0),
    lambda: GradientBoostingRegressor(alpha=1.0).fit(X, y), lambda: GradientBoostingRegressor(subsample=0.0).fit(X, y),
    lambda: GradientBoostingRegressor(learning_rate=-1).fit(X, y), lambda: GradientBoostingRegressor().fit(np.where(X > 20, np.nan, X), y),
    lambda: GradientBoostingClassifier().fit(X, y, sample_weight=np.where(y == 0, 1.0, 0.0)), lambda: GradientBoostingRegressor().fit(X, y).predict(X[:, :1]),
):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, str(error).splitlines()[0])
