"""Isolation forests: rows that random splits cut off early are outliers."""

import numbers
import warnings

import numpy as np

import _sklearn_trees as native
from sklearn._data import check_fitted, validate
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.base import OutlierMixin
from sklearn.ensemble._bagging import BaseBagging
from sklearn.tree import _growing
from sklearn.tree._classes import ExtraTreeRegressor
from sklearn.utils._random import check_random_state


def average_path_length(counts):
    """The mean depth at which a row of so many is alone."""
    counts = np.asarray(counts)
    found = np.where(counts == 2, 1.0, 0.0)
    many = counts > 2
    own = counts[many]
    found[many] = 2.0 * (np.log(own - 1.0) + np.euler_gamma) - 2.0 * (own - 1.0) / own
    return found


class IsolationForest(OutlierMixin, BaseBagging):
    """Outliers by how few random splits set a row apart."""

    _rules = {
        "n_estimators": int_from(1), "max_samples": (one_of("auto"), int_from(1), float_in("0.0", "1.0", "(]")),
        "contamination": (one_of("auto"), float_in("0.0", "0.5", "(]")),
        "max_features": (int_from("-inf", "inf", "()"), float_in("0.0", "1.0", "(]")), "bootstrap": BOOL, "random_state": SEED,
        "warm_start": BOOL,
    }
    estimator = None
    bootstrap_features = False
    oob_score = False

    def __init__(self, *, n_estimators=100, max_samples="auto", contamination="auto", max_features=1.0, bootstrap=False, n_jobs=None,
                 random_state=None, verbose=0, warm_start=False):
        self.n_estimators = n_estimators
        self.max_samples = max_samples
        self.contamination = contamination
        self.max_features = max_features
        self.bootstrap = bootstrap
        self.n_jobs = n_jobs
        self.random_state = random_state
        self.verbose = verbose
        self.warm_start = warm_start

    def fit(self, X, y=None, sample_weight=None):
        """Grow the trees on made-up targets."""
        X = validate(self, X, dtype=np.float32, ensure_all_finite=False)
        if sample_weight is not None:
            from sklearn._data import check_sample_weight
            sample_weight = check_sample_weight(sample_weight, X.shape[0])
        drawing = check_random_state(self.random_state)
        targets = drawing.uniform(size=X.shape[0])
        size = self._sample_size(X.shape[0])
        self.max_samples_ = size
        self._n_samples = X.shape[0]
        self._set_sizes(X, size)
        self._choose_member(ExtraTreeRegressor(max_features=1, splitter="random", random_state=self.random_state,
                                               max_depth=int(np.ceil(np.log2(max(size, 2))))))
        seeds = self._new_seeds(check_random_state(self.random_state))
        if seeds is not None:
            for seed in seeds.tolist():
                self._add_tree(seed, X, targets, sample_weight)
        self.offset_ = -0.5 if self.contamination == "auto" else np.percentile(self._scores(X), 100.0 * self.contamination)
        return self

    def _sample_size(self, n_rows):
        wanted = self.max_samples
        if isinstance(wanted, str):
            return min(256, n_rows)
        if not isinstance(wanted, numbers.Integral):
            return int(wanted * n_rows)
        if wanted > n_rows:
            warnings.warn(f"max_samples ({wanted}) is greater than the total number of samples ({n_rows}). max_samples will be set to "
                          "n_samples for estimation.", stacklevel=3)
            return n_rows
        return wanted

    def _add_tree(self, seed, X, targets, sample_weight):
        """A tree sees only the rows it was given; NaN is no missing value for it."""
        member = self._make_member(seed)
        features, rows = self._draw(seed)
        counts = np.bincount(rows, minlength=len(X))
        weights = counts.astype(np.float64) if self.bootstrap else (counts > 0).astype(np.float64)
        if sample_weight is not None:
            weights = weights * sample_weight
        kept = np.flatnonzero(counts)
        own = X[kept] if self._max_features == self.n_features_in_ else X[kept][:, features]
        bounds = _growing.limits(member, *own.shape)
        tree = _growing.grow(own, targets[kept].reshape(-1, 1), None, weights[kept], "squared_error", bounds, True, None,
                             [member.random_state], True, plain=bool(np.isnan(own).any()))[0]
        member.n_features_in_, member.n_outputs_, member.max_features_, member.tree_ = own.shape[1], 1, bounds[4], tree
        self.estimators_.append(member)
        self.estimators_features_.append(features)

    def _scores(self, X):
        check_fitted(self)
        depths = np.zeros((X.shape[0], 1))
        picks = self._max_features != X.shape[1]
        trees = []
        for member, features in self._pairs():
            tree = member.tree_
            lengths = tree.compute_node_depths() + average_path_length(tree.n_node_samples) - 1.0
            parts = (*tree.parts()[:-1], lengths)
            if picks:
                depths = native.answers([parts], np.ascontiguousarray(X[:, features]), 1, 1.0, depths)
            else:
                trees.append(parts)
        if trees:
            depths = native.answers(trees, X, 1, 1.0, depths)
        whole = len(self.estimators_) * average_path_length([self._max_samples])
        depths = depths[:, 0]
        return -(2 ** -(depths / whole if whole[0] != 0 else np.ones_like(depths)))

    def score_samples(self, X):
        """The lower, the more of an outlier a row is."""
        check_fitted(self)
        return self._scores(validate(self, X, reset=False, dtype=np.float32, ensure_all_finite=False))

    def decision_function(self, X):
        """Scores from which the threshold is taken off: negative ones are outliers."""
        return self.score_samples(X) - self.offset_

    def predict(self, X):
        """1 for what belongs, -1 for outliers."""
        check_fitted(self)
        return np.where(self.decision_function(X) < 0, -1, 1)
