"""What linear, logistic, forest and k-means models have in common: fitting checked tables, saving and loading."""

import json
from pathlib import Path

import _kit_models

import numpy as np

from orchestrator.mcp._columns import as_frame, chosen, one, plain
from orchestrator.mcp._encoding import Encoding, labels_of
from orchestrator.mcp._errors import DataError
from orchestrator.mcp._evaluate import evaluate_model
from orchestrator.mcp._places import target as place_of

__all__ = ["Classifying", "Learned", "train", "whole"]


class Learned:
    """A model of rows. `_drop_first` says how categories are encoded, `_settings` which arguments it was made with."""

    _drop_first = False
    _settings = ()

    def __init__(self):
        self._native = None
        self._encoding = None
        self._classes = None
        # How the model fits the rows it was made from.
        self._fitted = {}

    def __repr__(self):
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._settings)
        return f"{type(self).__name__}({told})"

    def _rows(self, X):
        """(the rows of X as numbers, how many columns they have)."""
        if self._native is None:
            raise ValueError(f"this {type(self).__name__} is not fitted yet; call fit first")
        return self._encoding.rows(X), self._native.n_columns()

    def fit(self, X, y):
        """Fits the model to a value for each row. Returns itself."""
        encoding = Encoding.of(X, self._drop_first)
        self._prepare(y, "y")
        self._fit(X, y, encoding, "y")
        return self

    def _prepare(self, y, name):
        """Looks at all values to predict before some of them are fitted."""
        raise NotImplementedError

    def _fit(self, X, y, encoding, name):
        """Fits the rows of X, encoded in this way."""
        raise NotImplementedError

    def _named(self, values):
        return dict(zip(self._encoding.names, map(plain, values)))

    @property
    def feature_names_in_(self):
        """The columns a table must have, in order."""
        self._about()
        return self._encoding.inputs

    def _about(self):
        if self._native is None:
            raise ValueError(f"this {type(self).__name__} is not fitted yet; call fit first")
        return self._native.about()

    def save(self, path):
        """Writes the model; a bare name goes to models/. Returns the path."""
        self._about()
        path = place_of(path, "models", ".json")
        about = {
            "settings": {name: plain(getattr(self, name)) for name in self._settings},
            "features": self._encoding.to_plain(),
            "classes": self._classes,
            "fitted": self._fitted,
        }
        Path(path).write_text(self._native.to_json(json.dumps(about)), encoding="utf-8")
        return path

    @classmethod
    def _restored(cls, native, about, file):
        """The model of a saved file, whose parts must fit together."""
        try:
            settings = {name: about["settings"][name] for name in cls._settings}
            made = cls(**settings)
            made._encoding = Encoding.from_plain(about["features"])
            made._classes = about["classes"]
            made._native = native
            if len(made._encoding.names) != native.n_columns():
                raise ValueError(f"it has {len(made._encoding.names)} features for {native.n_columns()} columns")
            n_classes = native.n_classes()
            if not n_classes and made._classes is not None:
                raise ValueError("it names classes, but predicts none")
            if n_classes and (not isinstance(made._classes, list) or len(made._classes) != n_classes):
                raise ValueError(f"it does not name its {n_classes} classes")
            if n_classes and not all(isinstance(one, (str, int, float, bool)) for one in made._classes):
                raise ValueError("its classes are not text or numbers")
            made._fitted = dict(about["fitted"])
        except (ValueError, KeyError, TypeError, AttributeError, NotImplementedError) as error:
            raise DataError(f"not a saved model: {error}", file) from None
        return made


class Classifying(Learned):
    """Predicting classes by their probabilities."""

    def _labels(self, y, name):
        classes, codes = labels_of(y, name)
        if len(classes) < 2:
            raise ValueError(f"all rows are of one class, {classes[0]!r}; a classifier needs two or more" if classes else "there are no rows to fit")
        return classes, codes

    @property
    def classes_(self):
        """The classes in order: the columns of `predict_proba`."""
        self._about()
        return np.array(self._classes)

    def predict_proba(self, X):
        """The probability of each class, in the order of `classes_`: an array with a row for each row."""
        if self._native is not None and not self._classes:
            raise ValueError("a model of numbers has no probabilities; call predict")
        rows, n_columns = self._rows(X)
        return self._native.predict(rows, n_columns).reshape(-1, len(self._classes))

    def _most_likely(self, X):
        return np.array(self._classes)[self.predict_proba(X).argmax(axis=1)]


def whole(name, value, least, most=None):
    """A count as an argument, checked."""
    is_whole = isinstance(value, (int, np.integer)) and not isinstance(value, bool)
    if not is_whole or value < least or (most is not None and value > most):
        rule = f"{least} or more" if most is None else f"from {least} to {most}"
        raise (ValueError if is_whole else TypeError)(f"{name} must be a whole number, {rule}, found {value!r}")
    return int(value)


def train(model, df, target, features, test_size, seed, save, name):
    """Fits a model to some rows of a frame and measures it on the others. What `train_*` returns."""
    df = as_frame(df, f"train_{name}()")
    truth = one(df, target)
    columns = [column for column in df.columns if column != target] if features is None else chosen(df, features)
    if target in columns:
        raise ValueError(f"the target {target!r} is among the features")
    if not columns:
        raise ValueError("there are no columns to fit")
    X = df[columns]
    learnt, held = _split(len(df), test_size, seed)
    # The whole table decides about categories and missing values, so that an error names a row of the table.
    encoding = Encoding.of(X, model._drop_first)
    encoding.rows(X)
    model._prepare(truth, str(target))
    model._fit(X.iloc[learnt], truth.iloc[learnt], encoding, str(target))
    is_classifier = model._classes is not None
    measure = lambda rows: _measures(model, X.iloc[rows], truth.iloc[rows], is_classifier)
    result = {
        "model": model,
        "metrics": measure(held if len(held) else learnt),
        "train_metrics": measure(learnt),
        "summary": model.summary,
        "n_train": len(learnt),
        "n_test": len(held),
        "model_path": None,
    }
    if save:
        result["model_path"] = model.save(f"{name}_model" if save is True else save)
    return result


def _split(n_rows, test_size, seed):
    if not isinstance(test_size, (int, float)) or not 0 <= test_size < 1:
        raise ValueError(f"test_size must be a share of the rows, from 0 up to 1, found {test_size!r}")
    n_held = int(round(n_rows * test_size))
    order = np.random.default_rng(seed).permutation(n_rows)
    return np.sort(order[n_held:]), np.sort(order[:n_held])


def _measures(model, X, truth, is_classifier):
    if is_classifier:
        truth, predicted = [plain(label) for label in truth], [plain(label) for label in model.predict(X)]
        # The classes of the model decide, not those that happen to be among the rows measured.
        is_binary = len(model._classes) == 2 and set(truth) | set(predicted) == set(model._classes)
        average = "binary" if is_binary else "weighted"
        found = evaluate_model(truth, predicted, "classification", average=average)
        return {name: found[name] for name in ("accuracy", "balanced_accuracy", "precision", "recall", "f1", "average", "confusion_matrix", "labels")}
    return evaluate_model(truth, model.predict(X))
