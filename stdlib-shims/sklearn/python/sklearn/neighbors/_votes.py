"""Classes by the votes of neighbours."""

import warnings

import numpy as np

from sklearn.base import ClassifierMixin
from sklearn.cluster._words import dense
from sklearn.neighbors._words import METRIC
from sklearn.neighbors._search import KNeighborsMixin, NeighborsBase, RadiusNeighborsMixin
from sklearn.neighbors._weights import weights_of
from sklearn._rules import float_in, int_from, one_of


class _Voters(ClassifierMixin, NeighborsBase):
    """Keeps rows with their classes."""

    def fit(self, X, y):
        """Keep the rows and their classes."""
        from sklearn.utils.multiclass import check_classification_targets
        is_sparse = hasattr(X, "toarray")
        X, y = self._validate(X, y, needs_y=True, accept_sparse=True, multi_output=True)
        X = dense(X)
        if y.ndim == 2 and y.shape[1] == 1:
            from sklearn.exceptions import DataConversionWarning
            warnings.warn(
                "A column-vector y was passed when a 1d array was expected. Please change the shape of y to (n_samples,), for example "
                "using ravel().", DataConversionWarning, stacklevel=2,
            )
            y = y.ravel()
        check_classification_targets(y)
        self.outputs_2d_ = y.ndim == 2
        columns = y.reshape(len(y), -1)
        pairs = [np.unique(columns[:, place], return_inverse=True) for place in range(columns.shape[1])]
        self._codes = [codes for _, codes in pairs]
        self.classes_ = [classes for classes, _ in pairs] if self.outputs_2d_ else pairs[0][0]
        self._y = np.column_stack(self._codes) if self.outputs_2d_ else self._codes[0]
        return self._fit_rows(X, is_sparse)

    def _class_lists(self):
        return self.classes_ if self.outputs_2d_ else [self.classes_]

    def predict(self, X):
        """The class most neighbours have."""
        shares = self.predict_proba(X)
        if not self.outputs_2d_:
            return self._named(shares, self.classes_, 0)
        return np.column_stack([self._named(part, classes, place) for place, (part, classes) in enumerate(zip(shares, self.classes_))])

    def _named(self, shares, classes, place):
        return classes[shares.argmax(axis=1)]


class KNeighborsClassifier(KNeighborsMixin, _Voters):
    """The class most of the nearest rows have."""

    _rules = {"n_neighbors": (int_from(1), "None"), "weights": (one_of("distance", "uniform"), "a callable", "None"),
              "algorithm": one_of("auto", "ball_tree", "brute", "kd_tree"), "leaf_size": int_from(1),
              "p": (float_in("0.0", "inf", "(]"), "None"),
              "metric": METRIC,
              "metric_params": ("an instance of 'dict'", "None")}

    def __init__(self, n_neighbors=5, *, weights="uniform", algorithm="auto", leaf_size=30, p=2, metric="minkowski",
                 metric_params=None, n_jobs=None):
        self.n_neighbors = n_neighbors
        self.weights = weights
        self.algorithm = algorithm
        self.leaf_size = leaf_size
        self.p = p
        self.metric = metric
        self.metric_params = metric_params
        self.n_jobs = n_jobs

    def predict_proba(self, X):
        """The share of each class among the nearest rows."""
        distances, places = self.kneighbors(X)
        weights = weights_of(distances, self.weights)
        made = []
        for codes, classes in zip(self._codes, self._class_lists()):
            near = codes[places]
            shares = np.column_stack([
                ((near == label) if weights is None else (near == label) * weights).sum(axis=1) for label in range(len(classes))
            ]).astype(np.float64)
            total = shares.sum(axis=1, keepdims=True)
            total[total == 0.0] = 1.0
            made.append(shares / total)
        return made if self.outputs_2d_ else made[0]


class RadiusNeighborsClassifier(RadiusNeighborsMixin, _Voters):
    """The class most of the rows within a radius have."""

    _rules = {"radius": (float_in("0.0", "inf", "[]"), "None"), "weights": (one_of("distance", "uniform"), "a callable", "None"),
              "algorithm": one_of("auto", "ball_tree", "brute", "kd_tree"), "leaf_size": int_from(1),
              "p": (float_in("0.0", "inf", "(]"), "None"),
              "metric": METRIC,
              "outlier_label": ("an instance of 'int'", "an instance of 'str'", "an array-like", "None"),
              "metric_params": ("an instance of 'dict'", "None")}

    def __init__(self, radius=1.0, *, weights="uniform", algorithm="auto", leaf_size=30, p=2, metric="minkowski",
                 outlier_label=None, metric_params=None, n_jobs=None):
        self.radius = radius
        self.weights = weights
        self.algorithm = algorithm
        self.leaf_size = leaf_size
        self.p = p
        self.metric = metric
        self.outlier_label = outlier_label
        self.metric_params = metric_params
        self.n_jobs = n_jobs

    def fit(self, X, y):
        """Keep the rows and their classes, and the label of rows without neighbours."""
        super().fit(X, y)
        labels = []
        for codes, classes in zip(self._codes, self._class_lists()):
            if self.outlier_label is None:
                labels.append(None)
            elif self.outlier_label == "most_frequent":
                labels.append(classes[np.bincount(codes).argmax()])
            else:
                labels.append(self.outlier_label)
        self.outlier_label_ = labels
        return self

    def predict_proba(self, X):
        """The share of each class among the rows within the radius."""
        distances, places = self.radius_neighbors(X)
        alone = np.array([row for row, found in enumerate(places) if len(found) == 0], dtype=int)
        if len(alone) and self.outlier_label_[0] is None:
            raise ValueError(
                f"No neighbors found for test samples {alone!r}, you can try using larger radius, giving a label for outliers, or "
                "considering removing them from your dataset."
            )
        weights = weights_of(distances, self.weights)
        made = []
        for codes, classes, label in zip(self._codes, self._class_lists(), self.outlier_label_):
            shares = np.zeros((len(places), len(classes)))
            for row, found in enumerate(places):
                if len(found):
                    own = None if weights is None else np.asarray(weights[row], dtype=np.float64)
                    shares[row] = np.bincount(codes[found], weights=own, minlength=len(classes))
            if len(alone):
                known = np.flatnonzero(classes == label)
                if len(known):
                    shares[alone, known[0]] = 1.0
                else:
                    warnings.warn(
                        f"Outlier label {label} is not in training classes. All class probabilities of outliers will be assigned with 0.",
                        stacklevel=2,
                    )
            total = shares.sum(axis=1, keepdims=True)
            total[total == 0.0] = 1.0
            made.append(shares / total)
        return made if self.outputs_2d_ else made[0]

    def _named(self, shares, classes, place):
        named = classes[shares.argmax(axis=1)]
        nobody = (shares == 0).all(axis=1)
        if nobody.any():
            named = named.copy()
            named[nobody] = self.outlier_label_[place]
        return named
