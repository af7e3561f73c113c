"""What AdaBoost refuses."""
import numpy as np
from sklearn.ensemble import AdaBoostClassifier, AdaBoostRegressor
from sklearn.neighbors import KNeighborsClassifier

X, y = np.arange(20.0).reshape(10, 2), np.arange(10) % 2
for call in (
    lambda: AdaBoostClassifier().predict(X), lambda: AdaBoostClassifier(learning_rate=0.0).fit(X, y), lambda: AdaBoostClassifier(n_estimators=-1).fit(X, y),
    lambda: AdaBoostClassifier(KNeighborsClassifier()).fit(X, y), lambda: AdaBoostClassifier().fit(X, y, sample_weight=-np.ones(10)),
    lambda: AdaBoostRegressor().feature_importances_, lambda: AdaBoostClassifier().fit(X[:, 0], y),
):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, str(error).splitlines()[0])
