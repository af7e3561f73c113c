"""Rows as the leaves they fall into in random trees."""

import numpy as np

from sklearn._data import check_fitted, feature_names_in, row_count
from sklearn._rules import BOOL, int_from
from sklearn.base import TransformerMixin
from sklearn.ensemble._forest_core import RULES, BaseForest
from sklearn.tree._classes import ExtraTreeRegressor
from sklearn.utils._random import check_random_state


class RandomTreesEmbedding(TransformerMixin, BaseForest):
    """A column of zeros and ones for each leaf of random trees."""

    _rules = {
        **{name: rule for name, rule in RULES.items()
           if name not in ("bootstrap", "max_samples", "max_features", "ccp_alpha", "monotonic_cst")},
        "n_estimators": int_from(1), "sparse_output": BOOL,
    }
    estimator_params = ("criterion", "max_depth", "min_samples_split", "min_samples_leaf", "min_weight_fraction_leaf", "max_features",
                        "max_leaf_nodes", "min_impurity_decrease", "random_state")
    criterion, max_features, bootstrap, oob_score, max_samples = "squared_error", 1, False, False, None
    ccp_alpha, monotonic_cst = 0.0, None

    def __init__(self, n_estimators=100, *, max_depth=5, min_samples_split=2, min_samples_leaf=1, min_weight_fraction_leaf=0.0,
                 max_leaf_nodes=None, min_impurity_decrease=0.0, sparse_output=True, n_jobs=None, random_state=None, verbose=0,
                 warm_start=False):
        self.n_estimators = n_estimators
        self.max_depth = max_depth
        self.min_samples_split = min_samples_split
        self.min_samples_leaf = min_samples_leaf
        self.min_weight_fraction_leaf = min_weight_fraction_leaf
        self.max_leaf_nodes = max_leaf_nodes
        self.min_impurity_decrease = min_impurity_decrease
        self.sparse_output = sparse_output
        self.n_jobs = n_jobs
        self.random_state = random_state
        self.verbose = verbose
        self.warm_start = warm_start

    def _member(self):
        return ExtraTreeRegressor()

    def _read_targets(self, y):
        return y.astype(np.float64), None, None, False

    def _teach(self, member):
        pass

    def _finite(self):
        return True

    def fit(self, X, y=None, sample_weight=None):
        """Grow the trees on made-up targets."""
        self.fit_transform(X, y, sample_weight=sample_weight)
        return self

    def fit_transform(self, X, y=None, sample_weight=None):
        """Grow the trees, and the leaves of the rows."""
        from sklearn.preprocessing import OneHotEncoder
        self._check_parameters()
        y = check_random_state(self.random_state).uniform(size=row_count(X))
        BaseForest.fit(self, X, y, sample_weight=sample_weight)
        self.one_hot_encoder_ = OneHotEncoder(sparse_output=self.sparse_output)
        found = self.one_hot_encoder_.fit_transform(self.apply(X))
        self._n_features_out = found.shape[1]
        return found

    def transform(self, X):
        """The leaves of rows."""
        check_fitted(self)
        return self.one_hot_encoder_.transform(self.apply(X))

    def get_feature_names_out(self, input_features=None):
        """Names of leaves: the tree and the node."""
        check_fitted(self, "_n_features_out")
        if input_features is not None:
            feature_names_in(self, input_features)
        return np.asarray([f"randomtreesembedding_{tree}_{leaf}" for tree in range(self.n_estimators)
                           for leaf in self.one_hot_encoder_.categories_[tree]], dtype=object)
