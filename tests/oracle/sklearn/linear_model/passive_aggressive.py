# Steps just long enough to repair the last mistake.
import numpy as np
from sklearn.datasets import load_diabetes, load_iris
from sklearn.linear_model import PassiveAggressiveClassifier, PassiveAggressiveRegressor
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
model = PassiveAggressiveClassifier(C=0.1, random_state=0).fit(scale(X), y)
print(np.round(model.coef_, 9), model.n_iter_)
squared = PassiveAggressiveClassifier(loss="squared_hinge", C=0.1, random_state=0).fit(scale(X[:100]), y[:100])
print(np.round(squared.coef_, 10), np.round(squared.intercept_, 10))
X, y = load_diabetes(return_X_y=True)
number = PassiveAggressiveRegressor(C=0.01, random_state=0).fit(scale(X), y)
print(np.round(number.coef_[:4], 9), np.round(number.intercept_, 9), number.n_iter_)
