# What is wrong with the data is said in the usual words.
import numpy as np
from sklearn.linear_model import LinearRegression

X = np.array([[1.0], [2.0], [3.0]])
for attempt in (
    lambda: LinearRegression().predict(X),
    lambda: LinearRegression().fit(X, [1.0, 2.0]),
    lambda: LinearRegression().fit([1.0, 2.0, 3.0], [1.0, 2.0, 3.0]),
    lambda: LinearRegression().fit([[1.0], [np.nan], [2.0]], [1.0, 2.0, 3.0]),
    lambda: LinearRegression().fit(X, [1.0, np.inf, 2.0]),
    lambda: LinearRegression().fit(X, [1.0, 2.0, 3.0]).predict([[1.0, 2.0]]),
    lambda: LinearRegression(fit_intercept="yes").fit(X, [1.0, 2.0, 3.0]),
):
    try:
        attempt()
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])
