# Several targets at once give a row of coefficients for each.
import numpy as np
from sklearn.datasets import load_linnerud
from sklearn.linear_model import LinearRegression

np.set_printoptions(precision=12)
X, Y = load_linnerud(return_X_y=True)
model = LinearRegression().fit(X, Y)
print(model.coef_.shape, model.intercept_.shape, model.rank_)
print(np.round(model.coef_, 12))
print(np.round(model.intercept_, 9))
print(np.round(model.predict(X[:2]), 9))
print(round(model.score(X, Y), 11))
