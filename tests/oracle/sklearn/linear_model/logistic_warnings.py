# Too few rounds: the warning says what to do.
import warnings

from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegression

X, y = load_iris(return_X_y=True)
for solver in ("lbfgs", "newton-cholesky", "sag"):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        model = LogisticRegression(solver=solver, max_iter=1 if solver == "newton-cholesky" else 3, random_state=0).fit(X, y)
    print(solver, model.n_iter_)
    for warning in seen:
        print(warning.category.__name__, warning.message)
