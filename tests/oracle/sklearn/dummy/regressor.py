"""Regressors that answer one number."""
import numpy as np
from sklearn.dummy import DummyRegressor

X, y = np.zeros((6, 1)), np.array([1.0, 2.0, 3.0, 4.0, 10.0, 40.0])
for options in ({}, {"strategy": "median"}, {"strategy": "quantile", "quantile": 0.75}, {"strategy": "constant", "constant": 7.5}):
    model = DummyRegressor(**options).fit(X, y)
    print(model, model.constant_.tolist(), model.predict(X[:2]).tolist(), round(model.score(X, y), 11))
weights = [1, 0, 0, 2, 0, 1]
print([DummyRegressor(strategy=name, quantile=0.3).fit(X, y, sample_weight=weights).constant_.tolist() for name in ("mean", "median", "quantile")])
print(DummyRegressor().fit(X, np.column_stack([y, -y])).predict(X[:1]).tolist(), DummyRegressor().fit(X, y).predict(X[:2], return_std=True))
