# Several targets at once give a row of coefficients for each.
import numpy as np
from sklearn.datasets import load_linnerud
from sklearn.linear_model import LinearRegression

X, Y = load_linnerud(return_X_y=True)
model = LinearRegression().fit(X, Y)
print(model.coef_.shape, model.intercept_.shape, model.rank_)
print(np.round(model.coef_, 8))
print(np.round(model.intercept_, 7))
print(np.round(model.predict(X[:2]), 7))
print(round(model.score(X, Y), 9))
