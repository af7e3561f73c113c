# A regressor for each target.
import numpy as np
from sklearn.datasets import load_linnerud
from sklearn.linear_model import Ridge, SGDRegressor
from sklearn.multioutput import MultiOutputRegressor

np.set_printoptions(precision=12)
X, Y = load_linnerud(return_X_y=True)
model = MultiOutputRegressor(Ridge()).fit(X, Y)
print(len(model.estimators_), model.n_features_in_, np.round(model.predict(X[:2]), 9))
print(round(model.score(X, Y), 10))
weighted = MultiOutputRegressor(Ridge()).fit(X, Y, sample_weight=np.arange(1, 21))
print(np.round(weighted.predict(X[:1]), 9))
part = MultiOutputRegressor(SGDRegressor(random_state=0))
part.partial_fit(X / 100, Y)
print(np.round(part.predict(X[:1] / 100), 9))
print(model)
