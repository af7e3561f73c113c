# Combinations that do not exist are refused.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegression

X, y = load_iris(return_X_y=True)
for options in (
    {"penalty": "l1"}, {"penalty": "elasticnet", "solver": "liblinear"}, {"penalty": "elasticnet", "solver": "saga"},
    {"dual": True}, {"penalty": None, "solver": "liblinear"}, {"C": -1.0}, {"C": 0}, {"tol": -1}, {"max_iter": 1.5},
):
    try:
        LogisticRegression(**options).fit(X, y)
    except ValueError as error:
        print(error)
for target in (np.zeros(150), np.linspace(0, 1, 150)):
    try:
        LogisticRegression().fit(X, target)
    except ValueError as error:
        print(error)
