import numpy as np
import pandas as pd
from sklearn.linear_model import LinearRegression

rng = np.random.RandomState(0)
X = pd.DataFrame(rng.randn(20, 3), columns=["a", "b", "c"])
y = X["a"] * 2 - X["b"] + 3 + rng.randn(20) * 0.1
m = LinearRegression().fit(X, y)
print(m, np.round(m.coef_, 13).tolist(), round(float(m.intercept_), 10), m.rank_, m.feature_names_in_.tolist())
print(np.round(m.predict(X[:3]), 10).tolist(), round(m.score(X, y), 11))
print(np.round(LinearRegression(fit_intercept=False).fit(X, y).coef_, 10).tolist())
two = LinearRegression().fit(X, np.column_stack([y, -y]))
print(two.coef_.shape, np.round(two.intercept_, 10).tolist())
for call in (lambda: LinearRegression().predict([[1]]), lambda: LinearRegression().fit([[1], [2]], [1, 2, 3]),
             lambda: LinearRegression().fit([[1], [2]], None), lambda: LinearRegression().fit([[1], [2]], [1, np.nan])):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
