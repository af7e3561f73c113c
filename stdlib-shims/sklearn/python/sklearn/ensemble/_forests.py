"""Random forests, and forests of extremely random trees."""

import numpy as np

from sklearn._rules import BOOL, one_of
from sklearn.base import ClassifierMixin, MultiOutputMixin, RegressorMixin
from sklearn.ensemble._forest_core import RULES, BaseForest
from sklearn.tree import _targets
from sklearn.tree._classes import DecisionTreeClassifier, DecisionTreeRegressor, ExtraTreeClassifier, ExtraTreeRegressor

_OOB = (*BOOL, "a callable")


class _ClassForest(ClassifierMixin, MultiOutputMixin, BaseForest):
    estimator_params = ("criterion", "max_depth", "min_samples_split", "min_samples_leaf", "min_weight_fraction_leaf", "max_features",
                        "max_leaf_nodes", "min_impurity_decrease", "random_state", "ccp_alpha", "monotonic_cst")
    _rules = {**RULES, "criterion": one_of("gini", "entropy", "log_loss"), "oob_score": _OOB,
              "class_weight": (one_of("balanced_subsample", "balanced"), "an instance of 'dict'", "an instance of 'list'", "None")}

    def _read_targets(self, y):
        codes, classes = _targets.as_codes(y)
        self.classes_ = classes[0] if len(classes) == 1 else classes
        counts = [len(own) for own in classes]
        self.n_classes_ = counts[0] if len(classes) == 1 else counts
        weights, balanced = None, False
        if self.class_weight is not None:
            if isinstance(self.class_weight, str) and self.warm_start:
                import warnings
                warnings.warn(
                    'class_weight presets "balanced" or "balanced_subsample" are not recommended for warm_start if the fitted data '
                    "differs from the full dataset. In order to use \"balanced\" weights, use compute_class_weight (\"balanced\", "
                    "classes, y). In place of y you can use a large enough sample of the full training set target to properly estimate "
                    "the class frequency distributions. Pass the resulting weights as the class_weight parameter.", stacklevel=3)
            balanced = self.class_weight == "balanced_subsample" and self.bootstrap
            if not balanced:
                named = "balanced" if self.class_weight == "balanced_subsample" else self.class_weight
                weights = _targets.class_weights(named, y, classes)
        return codes, counts, weights, balanced

    def _teach(self, member):
        counts = [self.n_classes_] if self.n_outputs_ == 1 else self.n_classes_
        member._keep_classes([np.arange(count, dtype=np.float64) for count in counts])

    def _set_oob(self, X, y):
        shares = self._out_of_bag(X)
        if self.n_outputs_ == 1:
            self.oob_decision_function_ = shares[:, 0]
        else:
            self.oob_decision_function_ = np.moveaxis(shares, 1, 2)
        found = np.argmax(shares, axis=2)
        if callable(self.oob_score):
            self.oob_score_ = self.oob_score(y[:, 0], found[:, 0]) if self.n_outputs_ == 1 else self.oob_score(y, found)
            return
        if self.n_outputs_ > 1:
            self.oob_score_ = np.mean([np.mean(y[:, output] == found[:, output]) for output in range(self.n_outputs_)])
        else:
            from sklearn.metrics import accuracy_score
            self.oob_score_ = accuracy_score(y[:, 0], found[:, 0])

    def predict_proba(self, X):
        """The mean of the trees' shares of classes; a list for several outputs."""
        shares = self._averages(self._rows(X))
        if self.n_outputs_ == 1:
            return shares[:, 0]
        return [shares[:, output, :count] for output, count in enumerate(self.n_classes_)]

    def predict_log_proba(self, X):
        """Logarithms of the shares."""
        shares = self.predict_proba(X)
        with np.errstate(divide="ignore"):
            return np.log(shares) if self.n_outputs_ == 1 else [np.log(own) for own in shares]

    def predict(self, X):
        """The class with the largest mean share."""
        shares = self.predict_proba(X)
        if self.n_outputs_ == 1:
            return self.classes_[np.argmax(shares, axis=1)]
        columns = [classes[np.argmax(own, axis=1)] for classes, own in zip(self.classes_, shares)]
        return np.stack(columns, axis=1).astype(self.classes_[0].dtype)


class _NumberForest(RegressorMixin, MultiOutputMixin, BaseForest):
    estimator_params = _ClassForest.estimator_params
    _rules = {**RULES, "criterion": one_of("squared_error", "friedman_mse", "absolute_error", "poisson"), "oob_score": _OOB}

    def _read_targets(self, y):
        y = y.astype(np.float64)
        if self.criterion == "poisson":
            _targets.check_counts(y)
        return y, None, None, False

    def _teach(self, member):
        pass

    def _set_oob(self, X, y):
        found = self._out_of_bag(X)[:, :, 0]
        score = self.oob_score
        if not callable(score):
            from sklearn.metrics import r2_score as score
        if self.n_outputs_ == 1:
            found, y = found[:, 0], y[:, 0]
        self.oob_prediction_ = found
        self.oob_score_ = score(y, found)

    def predict(self, X):
        """The mean of what the trees answer."""
        found = self._averages(self._rows(X))[:, :, 0]
        return found[:, 0] if self.n_outputs_ == 1 else found


class RandomForestClassifier(_ClassForest):
    """Trees on bootstraps of the rows, each split chosen among a few features."""

    def _member(self):
        return DecisionTreeClassifier()

    def __init__(self, n_estimators=100, *, criterion="gini", max_depth=None, min_samples_split=2, min_samples_leaf=1,
                 min_weight_fraction_leaf=0.0, max_features="sqrt", max_leaf_nodes=None, min_impurity_decrease=0.0, bootstrap=True,
                 oob_score=False, n_jobs=None, random_state=None, verbose=0, warm_start=False, class_weight=None, ccp_alpha=0.0,
                 max_samples=None, monotonic_cst=None):
        self.n_estimators = n_estimators
        self.criterion = criterion
        self.max_depth = max_depth
        self.min_samples_split = min_samples_split
        self.min_samples_leaf = min_samples_leaf
        self.min_weight_fraction_leaf = min_weight_fraction_leaf
        self.max_features = max_features
        self.max_leaf_nodes = max_leaf_nodes
        self.min_impurity_decrease = min_impurity_decrease
        self.bootstrap = bootstrap
        self.oob_score = oob_score
        self.n_jobs = n_jobs
        self.random_state = random_state
        self.verbose = verbose
        self.warm_start = warm_start
        self.class_weight = class_weight
        self.ccp_alpha = ccp_alpha
        self.max_samples = max_samples
        self.monotonic_cst = monotonic_cst


class ExtraTreesClassifier(_ClassForest):
    """Trees whose thresholds are drawn at random."""

    def _member(self):
        return ExtraTreeClassifier()

    def __init__(self, n_estimators=100, *, criterion="gini", max_depth=None, min_samples_split=2, min_samples_leaf=1,
                 min_weight_fraction_leaf=0.0, max_features="sqrt", max_leaf_nodes=None, min_impurity_decrease=0.0, bootstrap=False,
                 oob_score=False, n_jobs=None, random_state=None, verbose=0, warm_start=False, class_weight=None, ccp_alpha=0.0,
                 max_samples=None, monotonic_cst=None):
        RandomForestClassifier.__init__(
            self, n_estimators, criterion=criterion, max_depth=max_depth, min_samples_split=min_samples_split,
            min_samples_leaf=min_samples_leaf, min_weight_fraction_leaf=min_weight_fraction_leaf, max_features=max_features,
            max_leaf_nodes=max_leaf_nodes, min_impurity_decrease=min_impurity_decrease, bootstrap=bootstrap, oob_score=oob_score,
            n_jobs=n_jobs, random_state=random_state, verbose=verbose, warm_start=warm_start, class_weight=class_weight,
            ccp_alpha=ccp_alpha, max_samples=max_samples, monotonic_cst=monotonic_cst,
        )


class RandomForestRegressor(_NumberForest):
    """Trees on bootstraps of the rows, whose answers are averaged."""

    def _member(self):
        return DecisionTreeRegressor()

    def __init__(self, n_estimators=100, *, criterion="squared_error", max_depth=None, min_samples_split=2, min_samples_leaf=1,
                 min_weight_fraction_leaf=0.0, max_features=1.0, max_leaf_nodes=None, min_impurity_decrease=0.0, bootstrap=True,
                 oob_score=False, n_jobs=None, random_state=None, verbose=0, warm_start=False, ccp_alpha=0.0, max_samples=None,
                 monotonic_cst=None):
        self.n_estimators = n_estimators
        self.criterion = criterion
        self.max_depth = max_depth
        self.min_samples_split = min_samples_split
        self.min_samples_leaf = min_samples_leaf
        self.min_weight_fraction_leaf = min_weight_fraction_leaf
        self.max_features = max_features
        self.max_leaf_nodes = max_leaf_nodes
        self.min_impurity_decrease = min_impurity_decrease
        self.bootstrap = bootstrap
        self.oob_score = oob_score
        self.n_jobs = n_jobs
        self.random_state = random_state
        self.verbose = verbose
        self.warm_start = warm_start
        self.ccp_alpha = ccp_alpha
        self.max_samples = max_samples
        self.monotonic_cst = monotonic_cst


class ExtraTreesRegressor(_NumberForest):
    """Trees for numbers whose thresholds are drawn at random."""

    def _member(self):
        return ExtraTreeRegressor()

    def __init__(self, n_estimators=100, *, criterion="squared_error", max_depth=None, min_samples_split=2, min_samples_leaf=1,
                 min_weight_fraction_leaf=0.0, max_features=1.0, max_leaf_nodes=None, min_impurity_decrease=0.0, bootstrap=False,
                 oob_score=False, n_jobs=None, random_state=None, verbose=0, warm_start=False, ccp_alpha=0.0, max_samples=None,
                 monotonic_cst=None):
        RandomForestRegressor.__init__(
            self, n_estimators, criterion=criterion, max_depth=max_depth, min_samples_split=min_samples_split,
            min_samples_leaf=min_samples_leaf, min_weight_fraction_leaf=min_weight_fraction_leaf, max_features=max_features,
            max_leaf_nodes=max_leaf_nodes, min_impurity_decrease=min_impurity_decrease, bootstrap=bootstrap, oob_score=oob_score,
            n_jobs=n_jobs, random_state=random_state, verbose=verbose, warm_start=warm_start, ccp_alpha=ccp_alpha,
            max_samples=max_samples, monotonic_cst=monotonic_cst,
        )
