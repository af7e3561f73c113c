"""What boosting over bins refuses."""
import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier, HistGradientBoostingRegressor

X, y = np.arange(40.0).reshape(20, 2), np.arange(20) % 3
for call in (
    lambda: HistGradientBoostingRegressor().predict(X), lambda: HistGradientBoostingRegressor(max_iter=0).fit(X, y),
    lambda: HistGradientBoostingRegressor(max_bins=300).fit(X, y), lambda: HistGradientBoostingRegressor(loss="poisson").fit(X, -y),
    lambda: HistGradientBoostingRegressor(loss="gamma").fit(X, y), lambda: HistGradientBoostingClassifier(monotonic_cst=[1, 0]).fit(X, y),
    lambda: HistGradientBoostingClassifier().fit(X, y + 0.5), lambda: HistGradientBoostingRegressor(interaction_cst=[{0, 9}]).fit(X, y),
    lambda: HistGradientBoostingRegressor(validation_fraction=1.5).fit(X, y), lambda: HistGradientBoostingRegressor(early_stopping=False).fit(X, y, X_val=X, y_val=y),
    lambda: HistGradientBoostingRegressor().fit(X, y).predict(X[:, :1]), lambda: HistGradientBoostingRegressor(learning_rate=0).fit(X, y),
):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, str(error).splitlines()[0])
