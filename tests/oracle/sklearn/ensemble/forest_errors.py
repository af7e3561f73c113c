"""What forests refuse."""
import numpy as np
from sklearn.ensemble import ExtraTreesClassifier, RandomForestClassifier, RandomForestRegressor

X, y = np.arange(20.0).reshape(10, 2), np.arange(10) % 2
for call in (
    lambda: RandomForestClassifier().predict(X), lambda: RandomForestClassifier(n_estimators=0).fit(X, y),
    lambda: RandomForestClassifier(n_estimators="many").fit(X, y), lambda: RandomForestClassifier(max_features=0).fit(X, y),
    lambda: RandomForestClassifier(bootstrap=False, oob_score=True).fit(X, y), lambda: RandomForestClassifier(max_samples=50).fit(X, y),
    lambda: RandomForestClassifier(bootstrap=False, max_samples=5).fit(X, y), lambda: RandomForestRegressor(max_samples=1.5).fit(X, y),
    lambda: RandomForestClassifier().fit(X, y / 3), lambda: RandomForestClassifier().fit(X, y[:5]),
    lambda: ExtraTreesClassifier(5).fit(X, y).predict(X[:, :1]), lambda: RandomForestRegressor(criterion="poisson").fit(X, -y),
    lambda: RandomForestClassifier().fit(np.full((4, 2), np.inf), y[:4]), lambda: RandomForestClassifier(trees=3),
):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, str(error).splitlines()[0])
