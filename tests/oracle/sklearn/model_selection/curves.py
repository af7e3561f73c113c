"""Scores for growing training sets and for values of a parameter."""
import numpy as np
from sklearn.linear_model import LinearRegression
from sklearn.model_selection import KFold, learning_curve, validation_curve
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import PolynomialFeatures

rng = np.random.RandomState(0)
X = rng.rand(40, 1)
y = np.sin(4 * X[:, 0]) + 0.1 * rng.randn(40)
sizes, train, test = learning_curve(LinearRegression(), X, y, train_sizes=[0.2, 0.5, 1.0], cv=4)
print(sizes.tolist(), train.shape, train.round(10).tolist(), test.round(9).tolist())
sizes, train, test = learning_curve(LinearRegression(), X, y, train_sizes=[5, 20], cv=KFold(4), shuffle=True, random_state=0, scoring="neg_mean_absolute_error")
print(sizes.tolist(), test.round(10).tolist())
train, test = validation_curve(make_pipeline(PolynomialFeatures(), LinearRegression()), X, y, param_name="polynomialfeatures__degree", param_range=[1, 2, 3], cv=3)
print(train.round(10).tolist(), test.round(9).tolist())
for given in ([0.0, 1.0], [50]):
    try:
        learning_curve(LinearRegression(), X, y, train_sizes=given)
    except ValueError as error:
        print(error)
