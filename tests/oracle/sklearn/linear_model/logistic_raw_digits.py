# Logistic regression on digits as they come, unscaled: rounds, coefficients and scores.
import warnings

from sklearn.datasets import load_digits
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import train_test_split

warnings.simplefilter("ignore", ConvergenceWarning)
X, y = load_digits(return_X_y=True)
X_train, X_test, y_train, y_test = train_test_split(X, y, random_state=0)
for options in ({}, {"max_iter": 1000}, {"C": 0.01, "max_iter": 500}, {"solver": "newton-cg", "C": 0.01}):
    model = LogisticRegression(**options).fit(X_train, y_train)
    print(options, model.n_iter_, round(model.score(X_test, y_test), 4), model.coef_[0, 2:6].round(3), model.intercept_[:3].round(4))
