"""`TargetEncoder`: categories as the mean target of their rows."""

import numpy as np

from sklearn._data import check_consistent_length, check_fitted, check_y, feature_names_in
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.base import OneToOneFeatureMixin
from sklearn.preprocessing._categories import CategoryEncoder
from sklearn.utils.multiclass import type_of_target


class TargetEncoder(OneToOneFeatureMixin, CategoryEncoder):
    """Means of the target by category, drawn towards the mean of all; `fit_transform` uses other rows for each fold."""

    _rules = {
        "categories": (one_of("auto"), "an instance of 'list'"), "target_type": one_of("auto", "continuous", "binary", "multiclass"),
        "smooth": (one_of("auto"), float_in(0.0)), "cv": int_from(2), "shuffle": BOOL, "random_state": SEED,
    }

    def __init__(self, categories="auto", target_type="auto", smooth="auto", cv=5, shuffle=True, random_state=None):
        self.categories = categories
        self.smooth = smooth
        self.target_type = target_type
        self.cv = cv
        self.shuffle = shuffle
        self.random_state = random_state

    def _target(self, y):
        """The target as numbers: one column, or one for each class."""
        kind = self.target_type
        if kind == "auto":
            kind = type_of_target(y, input_name="y")
            if kind not in ("binary", "multiclass", "continuous"):
                raise ValueError(f"Unknown label type: Target type was inferred to be {kind!r}. Only ('binary', 'multiclass', "
                                 f"'continuous') are "
                                 "supported.")
        self.target_type_, self.classes_ = kind, None
        if kind == "continuous":
            return check_y(y, y_numeric=True, estimator=self)
        from sklearn.preprocessing._labels import LabelBinarizer, LabelEncoder
        encoder = LabelEncoder() if kind == "binary" else LabelBinarizer()
        y = encoder.fit_transform(y)
        self.classes_ = encoder.classes_
        return y

    def _means(self, codes, y, mean):
        """The encoding of the categories of each column for one column of targets."""
        y = y.astype(np.float64)
        made = []
        for numbers_of, found in zip(codes, self.categories_):
            known = numbers_of >= 0
            places, values, count = numbers_of[known], y[known], len(found)
            sizes = np.bincount(places, minlength=count).astype(np.float64)
            sums = np.bincount(places, weights=values, minlength=count)
            with np.errstate(divide="ignore", invalid="ignore"):
                if self.smooth == "auto":
                    own = sums / sizes
                    spread = np.bincount(places, weights=(values - own[places]) ** 2, minlength=count)
                    trust = y.var() * sizes / (y.var() * sizes + spread / sizes)
                    encoded = np.where(np.isnan(trust), mean, trust * own + (1 - trust) * mean)
                else:
                    below = sizes + self.smooth
                    encoded = np.where(below == 0, mean, (sums + self.smooth * mean) / below)
            made.append(encoded)
        return made

    def _encodings(self, codes, y):
        if self.target_type_ != "multiclass":
            mean = np.mean(y, axis=0)
            return self._means(codes, y, mean), mean
        mean = np.mean(y, axis=0)
        of_classes = [self._means(codes, y[:, place], mean[place]) for place in range(y.shape[1])]
        return [of_class[column] for column in range(len(codes)) for of_class in of_classes], mean

    def _learn_all(self, X, y):
        self._check_parameters()
        check_consistent_length(X, y)
        self._learn(X)
        y = self._target(y)
        codes = self._codes(X, "ignore")
        self.encodings_, self.target_mean_ = self._encodings(codes, y)
        return codes, y

    def _fill(self, made, codes, rows, encodings, mean):
        n_classes = len(self.classes_) if self.target_type_ == "multiclass" else 1
        for place, encoded in enumerate(encodings):
            numbers_of = codes[place // n_classes][rows]
            middle = mean[place % n_classes] if n_classes > 1 or np.ndim(mean) else mean
            made[rows, place] = np.where(numbers_of < 0, middle, encoded[np.maximum(numbers_of, 0)])

    def fit(self, X, y):
        """Learn the means of the categories."""
        self._learn_all(X, y)
        return self

    def fit_transform(self, X, y):
        """Learn the means, and encode each fold by the means of the others."""
        from sklearn.model_selection import KFold, StratifiedKFold
        codes, encoded = self._learn_all(X, y)
        kind = KFold if self.target_type_ == "continuous" else StratifiedKFold
        folds = kind(self.cv, shuffle=self.shuffle, random_state=self.random_state)
        made = np.empty((len(codes[0]), len(self.encodings_)))
        for train, test in folds.split(X, y):
            encodings, mean = self._encodings([column[train] for column in codes], encoded[train])
            self._fill(made, codes, test, encodings, mean)
        return made

    def transform(self, X):
        """The means of the categories; unknown ones become the mean of all."""
        check_fitted(self)
        codes = self._codes(X, "ignore")
        made = np.empty((len(codes[0]), len(self.encodings_)))
        self._fill(made, codes, np.arange(len(made)), self.encodings_, self.target_mean_)
        return made

    def get_feature_names_out(self, input_features=None):
        """The names of the columns, with the class where there are several."""
        check_fitted(self, "n_features_in_")
        names = feature_names_in(self, input_features)
        if self.target_type_ != "multiclass":
            return names
        return np.asarray([f"{name}_{label}" for name in names for label in self.classes_], dtype=object)
