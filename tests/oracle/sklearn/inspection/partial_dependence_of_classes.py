"""Partial dependence of classifiers, of frames and over given values."""
import numpy as np
from sklearn.datasets import load_diabetes, load_iris
from sklearn.inspection import partial_dependence
from sklearn.linear_model import LinearRegression
from sklearn.tree import DecisionTreeClassifier

X, y = load_iris(return_X_y=True)
tree = DecisionTreeClassifier(max_depth=3, random_state=0).fit(X, y)
print(partial_dependence(tree, X, [2], grid_resolution=4).average.round(10).tolist())
print(partial_dependence(DecisionTreeClassifier(max_depth=2, random_state=0).fit(X, y == 1), X, [2, 3], grid_resolution=2).average.round(11).tolist())
X, y = load_diabetes(return_X_y=True, as_frame=True)
line = LinearRegression().fit(X, y)
print(partial_dependence(line, X, "bmi", custom_values={"bmi": [0.0, 0.1]}).average.round(9).tolist())
print(partial_dependence(line, X, ["bmi"], sample_weight=np.arange(442.0), grid_resolution=2).average.round(9).tolist())
print(partial_dependence(line, X, ["sex"], categorical_features=["sex"]).grid_values[0].round(11).tolist())
for call in (lambda: partial_dependence(line, X, ["bmi"], percentiles=(0.9, 0.1)), lambda: partial_dependence(line, X, ["bmi"], method="recursion"),
             lambda: partial_dependence(line, X, ["weight"]), lambda: partial_dependence(line, X, ["bmi"], response_method="predict_proba"),
             lambda: partial_dependence(line, X, ["bmi"], grid_resolution=1), lambda: partial_dependence(LinearRegression(), X, ["bmi"])):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
