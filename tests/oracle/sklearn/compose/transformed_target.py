"""A regressor on the logarithm, or another transform, of its target."""
import numpy as np
from sklearn.compose import TransformedTargetRegressor
from sklearn.linear_model import LinearRegression
from sklearn.preprocessing import StandardScaler

X = np.arange(1.0, 9.0).reshape(-1, 1)
y = np.exp(X[:, 0] * 0.3)
model = TransformedTargetRegressor(regressor=LinearRegression(), func=np.log, inverse_func=np.exp)
print(model.fit(X, y).predict(X).round(9).tolist(), round(model.score(X, y), 10), model.regressor_.coef_.round(11).tolist(), model.n_features_in_)
print(TransformedTargetRegressor(transformer=StandardScaler()).fit(X, y).predict(X[:3]).round(10).tolist())
print(TransformedTargetRegressor(LinearRegression(), transformer=StandardScaler()))
for options in (dict(func=np.log), dict(transformer=StandardScaler(), func=np.log, inverse_func=np.exp)):
    try:
        TransformedTargetRegressor(**options).fit(X, y)
    except ValueError as error:
        print(error)
