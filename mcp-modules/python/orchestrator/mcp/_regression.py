"""Linear and logistic regression."""

import json

import _kit_models

import numpy as np

from orchestrator.mcp._columns import plain
from orchestrator.mcp._encoding import target_numbers
from orchestrator.mcp._learned import Classifying, Learned, train, whole

__all__ = ["LinearModel", "LogisticModel", "train_linear", "train_logistic"]


def train_linear(df, target, features=None, *, alpha=0.0, fit_intercept=True, test_size=0.2, seed=0, save=True):
    """Fits a line through the columns of a frame to the numbers of another and measures it on rows held out.

    target: the column to predict. features: the columns to predict it from; all others when not given.
    alpha: the penalty of ridge regression; 0 for plain least squares.
    test_size: the share of the rows that is held out and measured on, drawn by `seed`; 0 fits and measures all rows.
    save: True writes models/linear_model.json, a path writes there, False writes nothing.

    A column of text becomes columns of zeros and ones, "column=category", all but its first category. A missing value
    is an error that names row and column.

    Returns a dict: "model" (a LinearModel), "metrics" of the rows held out ("r2", "mae", "rmse" ...), "train_metrics",
    "summary" (coefficients by name ...), "n_train", "n_test", "model_path".

    >>> import pandas as pd
    >>> df = pd.DataFrame({"size": [1.0, 2.0, 3.0, 4.0], "price": [3.0, 5.0, 7.0, 9.0]})
    >>> found = train_linear(df, "price", test_size=0, save=False)
    >>> {name: round(value, 6) for name, value in found["summary"]["coefficients"].items()}
    {'size': 2.0}
    """
    return train(LinearModel(alpha, fit_intercept), df, target, features, test_size, seed, save, "linear")


def train_logistic(df, target, features=None, *, C=1.0, fit_intercept=True, max_iter=100, test_size=0.2, seed=0, save=True):
    """Fits logistic regression to the classes in a column and measures it on rows held out.

    target: the column to predict; text, numbers or booleans, each different value a class.
    C: the larger, the weaker the penalty on large coefficients, as in scikit-learn; None for no penalty.
    features, test_size, seed, save: as in `train_linear`; True writes models/logistic_model.json.

    Returns a dict: "model" (a LogisticModel), "metrics" ("accuracy", "precision", "recall", "f1", "confusion_matrix" ...),
    "train_metrics", "summary", "n_train", "n_test", "model_path".

    >>> import pandas as pd
    >>> df = pd.DataFrame({"hours": [1, 2, 3, 4, 5, 6], "passed": ["no", "no", "yes", "no", "yes", "yes"]})
    >>> found = train_logistic(df, "passed", test_size=0, save=False)
    >>> found["model"].predict([[1], [6]]).tolist()
    ['no', 'yes']
    """
    model = LogisticModel(C, fit_intercept, max_iter)
    return train(model, df, target, features, test_size, seed, save, "logistic")


class LinearModel(Learned):
    """Least squares, with `alpha` ridge regression: the answers of scikit-learn's LinearRegression and Ridge.

    X is a frame, an array or a list of rows. Text columns become columns of zeros and ones, all but their first category.

    >>> model = LinearModel().fit([[1.0], [2.0], [3.0]], [2.0, 4.0, 6.0])
    >>> model.predict([[10.0]]).round(6).tolist()
    [20.0]
    """

    _drop_first = True
    _settings = ("alpha", "fit_intercept")

    def __init__(self, alpha=0.0, fit_intercept=True):
        super().__init__()
        self.alpha = alpha
        self.fit_intercept = fit_intercept

    def _prepare(self, y, name):
        target_numbers(y, name)

    def _fit(self, X, y, encoding, name):
        rows, n_columns, numbers = encoding.rows(X), len(encoding.names), target_numbers(y, name)
        native = _kit_models.fit_linear(rows, n_columns, numbers, float(self.alpha), bool(self.fit_intercept))
        self._native, self._encoding = native, encoding
        found = _kit_models.regression(numbers, native.predict(rows, n_columns))
        self._fitted = {"r2": plain(found["r2"]), "rmse": found["rmse"], "n_rows": len(numbers)}

    def predict(self, X):
        """A number for each row, as an array."""
        rows, n_columns = self._rows(X)
        return self._native.predict(rows, n_columns)

    def score(self, X, y):
        """R2: the share of the variance of y that is explained."""
        return _kit_models.regression(target_numbers(y), self.predict(X))["r2"]

    @property
    def coef_(self):
        return np.array(self._about()["coefficients"])

    @property
    def intercept_(self):
        return self._about()["intercept"]

    @property
    def summary(self):
        """Coefficients by name, intercept, rank, and "r2", "rmse", "n_rows" of the rows it was fitted to.

        A rank below the number of coefficients means that columns determine each other: coefficients are then one choice
        among many, the shortest.
        """
        found = self._about()
        return {
            "coefficients": self._named(found["coefficients"]), "intercept": found["intercept"], "rank": found["rank"],
            "alpha": self.alpha, **self._fitted,
        }


class LogisticModel(Classifying):
    """Logistic regression of two or more classes: the optimum that scikit-learn's LogisticRegression looks for.

    C: the larger, the weaker the penalty; None for none. Text columns become columns of zeros and ones, all but their
    first category.

    >>> model = LogisticModel().fit([[1.0], [2.0], [8.0], [9.0]], ["low", "low", "high", "high"])
    >>> model.predict([[1.5], [8.5]]).tolist()
    ['low', 'high']
    """

    _drop_first = True
    _settings = ("C", "fit_intercept", "max_iter")

    def __init__(self, C=1.0, fit_intercept=True, max_iter=100):
        super().__init__()
        # scikit-learn's way to say no penalty.
        self.C = None if C == float("inf") else C
        self.fit_intercept = fit_intercept
        self.max_iter = max_iter

    def _prepare(self, y, name):
        self._labels(y, name)

    def _fit(self, X, y, encoding, name):
        rows, n_columns = encoding.rows(X), len(encoding.names)
        classes, codes = self._labels(y, name)
        if self.C is not None and not 0 < float(self.C) < float("inf"):
            raise ValueError(f"C must be above zero, or None for no penalty, found {self.C!r}")
        settings = json.dumps([None if self.C is None else float(self.C), bool(self.fit_intercept), whole("max_iter", self.max_iter, 1)])
        native = _kit_models.fit_logistic(rows, n_columns, codes, len(classes), settings)
        self._native, self._encoding, self._classes = native, encoding, classes
        right = native.predict(rows, n_columns).reshape(-1, len(classes)).argmax(axis=1) == codes
        self._fitted = {"accuracy": float(right.mean()), "n_rows": len(codes)}

    def predict(self, X):
        """The most likely class of each row, as an array."""
        return self._most_likely(X)

    def score(self, X, y):
        """The share of the rows whose class is predicted."""
        return float((np.asarray(self.predict(X)) == np.asarray(y)).mean())

    @property
    def coef_(self):
        return np.array(self._about()["coefficients"])

    @property
    def intercept_(self):
        return np.array(self._about()["intercepts"])

    @property
    def summary(self):
        """Coefficients by name (of two classes those of the second, else by class), intercepts, whether the fit converged.

        "odds_ratios", of two classes: by what the odds are multiplied when the column grows by one.
        """
        found = self._about()
        names = [str(label) for label in self._classes]
        made = {"classes": list(self._classes)}
        if len(names) == 2:
            made["coefficients"] = self._named(found["coefficients"][0])
            made["intercept"] = found["intercepts"][0]
            made["odds_ratios"] = self._named(np.exp(found["coefficients"][0]))
        else:
            made["coefficients"] = {name: self._named(line) for name, line in zip(names, found["coefficients"])}
            made["intercepts"] = dict(zip(names, found["intercepts"]))
        return {**made, "C": self.C, "converged": found["converged"], "n_iterations": found["n_iterations"], **self._fitted}
