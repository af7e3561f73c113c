"""How forests are fitted and how they answer; trees grow natively, all at once."""

import warnings

import numpy as np

import _sklearn_trees as native
from sklearn._data import check_fitted, check_sample_weight
from sklearn._rules import BOOL, float_in, int_from
from sklearn.ensemble._base import MAX_INT, BaseEnsemble, rows_drawn
from sklearn.tree import _growing, _targets
from sklearn.tree._classes import LIMIT_RULES
from sklearn.tree._tree import pruned
from sklearn.utils._random import check_random_state

RULES = {
    "n_estimators": int_from(1), "bootstrap": BOOL, "n_jobs": (int_from("-inf", "inf", "()"), "None"), "warm_start": BOOL,
    **LIMIT_RULES,
    "max_samples": ("None", float_in("0.0", "1.0", "(]"), int_from(1)),
}
_NO_OOB = (
    "Some inputs do not have OOB scores. This probably means too few trees were used to compute any reliable OOB estimates."
)


class BaseForest(BaseEnsemble):
    """Trees grown on draws of the rows, whose answers are averaged."""

    estimator = None

    def fit(self, X, y, sample_weight=None):
        """Grow the trees."""
        self._check_parameters()
        X = self._validate(X, dtype=np.float32, ensure_all_finite=self._finite())
        if y is None:
            raise ValueError(
                f"This {type(self).__name__} estimator requires y to be passed, but the target y is None.")
        if sample_weight is not None:
            sample_weight = check_sample_weight(sample_weight, X.shape[0])
        y = _targets.read(np.asarray(y) if not hasattr(y, "iloc") else y)
        self._warn_of_column(y, X)
        if len(y) != X.shape[0]:
            raise ValueError(f"Found input variables with inconsistent numbers of samples: {[X.shape[0], len(y)]}")
        given = y
        y, n_classes, weights, balanced = self._read_targets(y)
        if weights is not None:
            sample_weight = weights if sample_weight is None else sample_weight * weights
        if not self.bootstrap and self.max_samples is not None:
            raise ValueError(
                "`max_sample` cannot be set if `bootstrap=False`. Either switch to `bootstrap=True` or set `max_sample=None`.")
        if not self.bootstrap and self.oob_score:
            raise ValueError("Out of bag estimation only available if bootstrap=True")
        self._choose_member(self._member())
        n_drawn = rows_drawn(self.max_samples, X.shape[0]) if self.bootstrap else None
        self._n_samples, self._n_samples_bootstrap = y.shape[0], n_drawn
        self._grow(X, y, n_classes, sample_weight, n_drawn, balanced)
        if self.oob_score and (self._grew or not hasattr(self, "oob_score_")):
            self._check_oob_target(given)
            self._set_oob(X, y)
        return self

    @staticmethod
    def _check_oob_target(y):
        from sklearn.utils.multiclass import type_of_target
        kind = type_of_target(y)
        if kind in ("unknown", "multiclass-multioutput"):
            raise ValueError(
                f"The type of target cannot be used to compute OOB estimates. Got {kind} while only the following are supported: continuous, "
                "continuous-multioutput, binary, multiclass, multilabel-indicator.")

    def _warn_of_column(self, y, X):
        self.n_outputs_ = y.shape[1]

    def _grow(self, X, y, n_classes, weights, n_drawn, balanced):
        random_state = check_random_state(self.random_state)
        if not self.warm_start or not hasattr(self, "estimators_"):
            self.estimators_ = []
        more = self.n_estimators - len(self.estimators_)
        self._grew = more > 0
        if more < 0:
            raise ValueError(
                f"n_estimators={self.n_estimators} must be larger or equal to len(estimators_)={len(self.estimators_)} when "
                "warm_start==True")
        if more == 0:
            warnings.warn("Warm-start fitting without increasing n_estimators does not fit new trees.", stacklevel=3)
            return
        if self.estimators_:
            random_state.randint(MAX_INT, size=len(self.estimators_))
        seeds = [random_state.randint(MAX_INT) for _ in range(more)]
        template = self._make_member()
        signs = _growing.directions(self, X.shape[1], y.shape[1], n_classes)
        bounds = _growing.limits(template, *X.shape)
        trees = _growing.grow(X, y, n_classes, weights, self.criterion, bounds, template.splitter == "random", signs, seeds,
                              True, n_drawn, balanced)
        for seed, tree in zip(seeds, trees):
            self.estimators_.append(self._member_of(template, int(seed), tree, bounds[4]))

    def _member_of(self, template, seed, tree, max_features):
        member = type(template)(**{**template.get_params(deep=False), "random_state": seed})
        member.n_features_in_ = self.n_features_in_
        member.n_outputs_ = self.n_outputs_
        member.max_features_ = max_features
        self._teach(member)
        member.tree_ = pruned(tree, float(self.ccp_alpha)) if self.ccp_alpha > 0.0 else tree
        return member

    def _finite(self):
        return "allow-nan" if self.criterion != "absolute_error" and self.monotonic_cst is None else True

    def _rows(self, X):
        check_fitted(self)
        return self._validate(X, reset=False, dtype=np.float32, ensure_all_finite=self._finite())

    def _parts(self):
        return [member.tree_.parts() for member in self.estimators_]

    def _averages(self, X):
        tree = self.estimators_[0].tree_
        sums = native.answers(self._parts(), X, tree.n_outputs * tree.max_n_classes, 1.0, None)
        return (sums / len(self.estimators_)).reshape(-1, tree.n_outputs, tree.max_n_classes)

    def _out_of_bag(self, X):
        seeds = np.array([member.random_state for member in self.estimators_], dtype=np.int64)
        tree = self.estimators_[0].tree_
        sums, counts = native.answers_out_of_bag(
            self._parts(), X, tree.n_outputs * tree.max_n_classes, seeds, self._n_samples_bootstrap)
        if (counts == 0).any():
            warnings.warn(_NO_OOB, UserWarning, stacklevel=4)
            counts = np.where(counts == 0, 1, counts)
        return (sums / counts[:, None]).reshape(-1, tree.n_outputs, tree.max_n_classes)

    def apply(self, X):
        """The leaf of each row in each tree."""
        return native.leaves((check_fitted(self), self._parts())[1], self._rows(X)).T

    def decision_path(self, X):
        """Which nodes of all trees each row passes, and where the nodes of each tree begin."""
        from scipy.sparse import hstack
        X = self._rows(X)
        paths = [member.tree_.decision_path(X) for member in self.estimators_]
        return hstack(paths).tocsr(), np.array([0] + [path.shape[1] for path in paths]).cumsum()

    @property
    def feature_importances_(self):
        """The mean of the trees' importances, as shares."""
        check_fitted(self)
        trees = [member.tree_ for member in self.estimators_ if member.tree_.node_count > 1]
        if not trees:
            return np.zeros(self.n_features_in_, dtype=np.float64)
        mean = np.mean([tree.compute_feature_importances() for tree in trees], axis=0, dtype=np.float64)
        return mean / np.sum(mean)

    @property
    def estimators_samples_(self):
        """The rows each tree was grown on."""
        if not self.bootstrap:
            return [np.arange(self._n_samples, dtype=np.int32) for _ in self.estimators_]
        return [np.random.RandomState(member.random_state).randint(0, self._n_samples, self._n_samples_bootstrap, dtype=np.int32)
                for member in self.estimators_]
