"""What baselines refuse."""
import numpy as np
from sklearn.dummy import DummyClassifier, DummyRegressor

X, y = np.zeros((4, 1)), np.array([0, 1, 1, 0])
for call in (
    lambda: DummyClassifier().predict(X), lambda: DummyClassifier(strategy="constant").fit(X, y),
    lambda: DummyClassifier(strategy="constant", constant=5).fit(X, y), lambda: DummyRegressor(strategy="quantile").fit(X, y),
    lambda: DummyRegressor(strategy="constant").fit(X, y), lambda: DummyRegressor(strategy="constant", constant=[1, 2]).fit(X, y),
    lambda: DummyRegressor(quantile=2.0).fit(X, y), lambda: DummyRegressor().fit(X, []), lambda: DummyClassifier().fit(X, y[:2]),
):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
