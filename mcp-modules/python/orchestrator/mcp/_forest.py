"""Random forests of classes and of numbers."""

import json

import _kit_models

import numpy as np

import pandas as pd

from orchestrator.mcp._columns import kind_of, plain
from orchestrator.mcp._encoding import target_numbers
from orchestrator.mcp._learned import Classifying, train, whole

__all__ = ["ForestModel", "train_forest"]

_TASKS = ("auto", "classification", "regression")


def train_forest(
    df,
    target,
    features=None,
    *,
    task="auto",
    n_trees=100,
    max_depth=None,
    min_samples_split=2,
    min_samples_leaf=1,
    max_features=None,
    test_size=0.2,
    seed=0,
    save=False,
):
    """Fits a random forest to a column, of classes or of numbers, and measures it on rows held out.

    target: the column to predict. features: the columns to predict it from; all others when not given.
    task: "classification" or "regression"; "auto" takes text, booleans, categories and columns of two different values
        as classes, everything else as numbers.
    n_trees, max_depth, min_samples_split, min_samples_leaf, max_features: see `ForestModel`.
    test_size: the share of the rows that is held out and measured on, drawn by `seed`; 0 fits and measures all rows, and
        a forest knows the rows it was fitted to almost by heart.
    save: True writes models/forest_model.json, a path writes there. False by default: the forest of a large table is
        larger than the table.

    Returns a dict: "model" (a ForestModel), "metrics" of the rows held out, "train_metrics", "summary" (importances by
    name ...), "n_train", "n_test", "model_path".
    """
    model = ForestModel(task, n_trees, max_depth, min_samples_split, min_samples_leaf, max_features, seed)
    return train(model, df, target, features, test_size, seed, save, "forest")


class ForestModel(Classifying):
    """A random forest; the same seed grows the same trees, on any machine.

    task: "classification", "regression", or "auto" as in `train_forest`.
    n_trees: up to 10000. max_depth: splits above a leaf; None for as many as it takes.
    min_samples_split, min_samples_leaf: the least rows of a node to be split, and of a leaf.
    max_features: the columns a split is chosen among: a number, a share such as 0.5, "sqrt" or "log2"; the square root of
        their number with classes, and all with numbers, when not given.

    Text columns become a column of zeros and ones for each category.

    >>> model = ForestModel(n_trees=20).fit([[1], [2], [3], [11], [12], [13]], ["a", "a", "a", "b", "b", "b"])
    >>> model.predict([[0], [20]]).tolist()
    ['a', 'b']
    """

    _settings = ("task", "n_trees", "max_depth", "min_samples_split", "min_samples_leaf", "max_features", "seed")

    def __init__(self, task="auto", n_trees=100, max_depth=None, min_samples_split=2, min_samples_leaf=1, max_features=None, seed=0):
        super().__init__()
        if task not in _TASKS:
            raise ValueError(f"task must be one of {', '.join(_TASKS)}, found {task!r}")
        self.task = task
        self.n_trees = n_trees
        self.max_depth = max_depth
        self.min_samples_split = min_samples_split
        self.min_samples_leaf = min_samples_leaf
        self.max_features = max_features
        self.seed = seed
        self._has_classes = task == "classification"

    def _prepare(self, y, name):
        self._has_classes = self.task == "classification" or (self.task == "auto" and _is_of_classes(y))
        if self._has_classes:
            self._labels(y, name)
        else:
            target_numbers(y, name)

    def _fit(self, X, y, encoding, name):
        rows, n_columns = encoding.rows(X), len(encoding.names)
        classes, values = self._labels(y, name) if self._has_classes else (None, target_numbers(y, name))
        settings = [
            whole("n_trees", self.n_trees, 1, 10_000),
            whole("min_samples_split", self.min_samples_split, 2),
            whole("min_samples_leaf", self.min_samples_leaf, 1),
            None if self.max_depth is None else whole("max_depth", self.max_depth, 1),
            _n_tried(self.max_features, n_columns),
            whole("seed", self.seed, 0, 2**64 - 1),
        ]
        native = _kit_models.fit_forest(rows, n_columns, values, len(classes or ()), json.dumps(settings))
        self._native, self._encoding, self._classes = native, encoding, classes
        self._fitted = {"n_rows": len(values)}

    def predict(self, X):
        """The most likely class, or a number, for each row, as an array."""
        if self._classes:
            return self._most_likely(X)
        rows, n_columns = self._rows(X)
        return self._native.predict(rows, n_columns)

    def score(self, X, y):
        """The share of the rows whose class is predicted; R2 of numbers."""
        if self._classes:
            return float((np.asarray(self.predict(X)) == np.asarray(y)).mean())
        return _kit_models.regression(target_numbers(y), self.predict(X))["r2"]

    @property
    def feature_importances_(self):
        return np.array(self._about()["importances"])

    @property
    def summary(self):
        """Importances by name, the largest first (how much each column made the nodes purer, as shares), and the size of
        the forest."""
        found = self._about()
        importances = sorted(self._named(found["importances"]).items(), key=lambda entry: -entry[1])
        made = {"task": "classification" if self._classes else "regression", "importances": dict(importances)}
        if self._classes:
            made["classes"] = list(self._classes)
        return {**made, "n_trees": found["n_trees"], "depth": found["depth"], "n_nodes": found["n_nodes"], **self._fitted}


def _is_of_classes(y):
    column = y if isinstance(y, pd.Series) else pd.Series(np.asarray(y).ravel())
    return kind_of(column) in ("boolean", "categorical") or column.nunique() == 2


def _n_tried(told, n_columns):
    if told is None:
        return None
    if told == "sqrt":
        return max(1, int(n_columns**0.5))
    if told == "log2":
        return max(1, int(np.log2(n_columns)))
    if isinstance(told, str):
        raise ValueError(f"max_features must be a number, a share, 'sqrt' or 'log2', found {told!r}")
    if isinstance(told, float):
        if not 0 < told <= 1:
            raise ValueError(f"max_features as a share must be above 0 and up to 1, found {told!r}")
        return max(1, int(plain(told) * n_columns))
    return whole("max_features", told, 1, n_columns)
