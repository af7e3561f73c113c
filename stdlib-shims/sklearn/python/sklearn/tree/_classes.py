"""Trees of decisions for classes and for numbers."""

import numpy as np

from sklearn._data import check_fitted, check_sample_weight
from sklearn._rules import float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassifierMixin, MultiOutputMixin, RegressorMixin
from sklearn.tree import _growing, _targets
from sklearn.tree._tree import pruned
from sklearn.utils._random import check_random_state

LIMIT_RULES = {
    "max_depth": (int_from(1), "None"),
    "min_samples_split": (int_from(2), float_in("0.0", "1.0", "(]")),
    "min_samples_leaf": (int_from(1), float_in("0.0", "1.0", "()")),
    "min_weight_fraction_leaf": float_in("0.0", "0.5", "[]"),
    "max_features": (int_from(1), float_in("0.0", "1.0", "(]"), one_of("sqrt", "log2"), "None"),
    "random_state": ("an int in the range [0, 4294967295]", "an instance of 'numpy.random.mtrand.RandomState'", "None"),
    "max_leaf_nodes": (int_from(2), "None"),
    "min_impurity_decrease": float_in("0.0"),
    "ccp_alpha": float_in("0.0"),
    "monotonic_cst": ("an array-like", "None"),
}
_RULES = {"splitter": one_of("best", "random"), **LIMIT_RULES}
CLASS_WEIGHT = ("an instance of 'dict'", "an instance of 'list'", one_of("balanced"), "None")


class BaseDecisionTree(MultiOutputMixin, BaseEstimator):
    """What both kinds of trees share."""

    _allows_missing = ("gini", "entropy", "log_loss", "squared_error", "friedman_mse", "poisson")

    def _fit(self, X, y, sample_weight=None):
        self._check_parameters()
        random_state = check_random_state(self.random_state)
        X = self._validate(X, dtype=np.float32, ensure_all_finite=self._finite())
        y = _targets.read(y)
        y, n_classes, weights = self._read_targets(y)
        if len(y) != X.shape[0]:
            raise ValueError(f"Number of labels={len(y)} does not match number of samples={X.shape[0]}")
        if sample_weight is not None:
            sample_weight = check_sample_weight(sample_weight, X.shape[0])
            weights = sample_weight if weights is None else sample_weight * weights
        signs = _growing.directions(self, X.shape[1], y.shape[1], n_classes)
        bounds = _growing.limits(self, *X.shape)
        self.max_features_ = bounds[4]
        seed = random_state.randint(0, 2**31 - 1)
        self.tree_ = _growing.grow(X, y, n_classes, weights, self.criterion, bounds, self.splitter == "random", signs, [seed])[0]
        if self.ccp_alpha > 0.0:
            self.tree_ = pruned(self.tree_, float(self.ccp_alpha))
        return self

    def _finite(self):
        return "allow-nan" if self.criterion in self._allows_missing and self.monotonic_cst is None else True

    def _rows(self, X, check_input=True):
        check_fitted(self)
        if not check_input:
            return np.asarray(X, dtype=np.float32)
        return self._validate(X, reset=False, dtype=np.float32, ensure_all_finite=self._finite())

    def get_depth(self):
        """The number of splits above the deepest leaf."""
        check_fitted(self)
        return self.tree_.max_depth

    def get_n_leaves(self):
        """The number of leaves."""
        check_fitted(self)
        return self.tree_.n_leaves

    def apply(self, X, check_input=True):
        """The leaf of each row."""
        return self.tree_.apply(self._rows(X, check_input))

    def decision_path(self, X, check_input=True):
        """Which nodes each row passes, as a sparse matrix."""
        return self.tree_.decision_path(self._rows(X, check_input))

    @property
    def feature_importances_(self):
        """How much each feature helped, as shares."""
        check_fitted(self)
        return self.tree_.compute_feature_importances()

    def cost_complexity_pruning_path(self, X, y, sample_weight=None):
        """The costs of leaves at which branches fall, and the impurity that is left."""
        import _sklearn_trees as native
        from sklearn.base import clone
        from sklearn.utils import Bunch
        tree = clone(self).set_params(ccp_alpha=0.0).fit(X, y, sample_weight=sample_weight).tree_
        _, alphas, impurities = native.prune_tree(
            tree.parts(), tree.weighted_n_node_samples, tree.impurity, tree.n_features, None)
        return Bunch(ccp_alphas=alphas, impurities=impurities)

    def predict(self, X, check_input=True):
        """The class, or the number, of each row."""
        X = self._rows(X, check_input)
        answers = self.tree_.predict(X)
        if self.n_outputs_ == 1:
            return self._answer(answers, 0) if self._is_of_classes else answers[:, 0]
        if not self._is_of_classes:
            return answers[:, :, 0]
        first = self.classes_[0].dtype
        made = [self._answer(answers[:, output], output) for output in range(self.n_outputs_)]
        return np.stack(made, axis=1).astype(first)


class _ClassTree(ClassifierMixin, BaseDecisionTree):
    _is_of_classes = True

    def _read_targets(self, y):
        codes, classes = _targets.as_codes(y)
        weights = None if self.class_weight is None else _targets.class_weights(self.class_weight, y, classes)
        self._keep_classes(classes)
        return codes, [len(own) for own in classes], weights

    def _keep_classes(self, classes):
        self.n_outputs_ = len(classes)
        self.classes_ = classes[0] if len(classes) == 1 else classes
        counts = [np.int64(len(own)) for own in classes]
        self.n_classes_ = counts[0] if len(classes) == 1 else np.array(counts)

    def _answer(self, shares, output):
        classes = self.classes_ if self.n_outputs_ == 1 else self.classes_[output]
        return classes[np.argmax(shares, axis=1)]

    def fit(self, X, y, sample_weight=None, check_input=True):
        """Grow the tree."""
        return self._fit(X, y, sample_weight)

    def predict_proba(self, X, check_input=True):
        """The share of each class in the leaf of a row; a list for several outputs."""
        shares = self.tree_.predict(self._rows(X, check_input)) if hasattr(self, "tree_") else self._rows(X)
        if self.n_outputs_ == 1:
            return shares[:, :self.n_classes_]
        return [shares[:, output, :count] for output, count in enumerate(self.n_classes_)]

    def predict_log_proba(self, X):
        """Logarithms of the shares."""
        shares = self.predict_proba(X)
        with np.errstate(divide="ignore"):
            return np.log(shares) if self.n_outputs_ == 1 else [np.log(own) for own in shares]


class _NumberTree(RegressorMixin, BaseDecisionTree):
    _is_of_classes = False

    def _read_targets(self, y):
        y = y.astype(np.float64)
        if self.criterion == "poisson":
            _targets.check_counts(y)
        self.n_outputs_ = y.shape[1]
        return y, None, None

    def fit(self, X, y, sample_weight=None, check_input=True):
        """Grow the tree."""
        return self._fit(X, y, sample_weight)


class DecisionTreeClassifier(_ClassTree):
    """A tree that tells classes apart."""

    _rules = {"criterion": one_of("gini", "entropy", "log_loss"), **_RULES, "class_weight": CLASS_WEIGHT}

    def __init__(self, *, criterion="gini", splitter="best", max_depth=None, min_samples_split=2, min_samples_leaf=1,
                 min_weight_fraction_leaf=0.0, max_features=None, random_state=None, max_leaf_nodes=None, min_impurity_decrease=0.0,
                 class_weight=None, ccp_alpha=0.0, monotonic_cst=None):
        self.criterion = criterion
        self.splitter = splitter
        self.max_depth = max_depth
        self.min_samples_split = min_samples_split
        self.min_samples_leaf = min_samples_leaf
        self.min_weight_fraction_leaf = min_weight_fraction_leaf
        self.max_features = max_features
        self.random_state = random_state
        self.max_leaf_nodes = max_leaf_nodes
        self.min_impurity_decrease = min_impurity_decrease
        self.class_weight = class_weight
        self.ccp_alpha = ccp_alpha
        self.monotonic_cst = monotonic_cst


class DecisionTreeRegressor(_NumberTree):
    """A tree that predicts numbers."""

    _rules = {"criterion": one_of("squared_error", "friedman_mse", "absolute_error", "poisson"), **_RULES}

    def __init__(self, *, criterion="squared_error", splitter="best", max_depth=None, min_samples_split=2, min_samples_leaf=1,
                 min_weight_fraction_leaf=0.0, max_features=None, random_state=None, max_leaf_nodes=None, min_impurity_decrease=0.0,
                 ccp_alpha=0.0, monotonic_cst=None):
        self.criterion = criterion
        self.splitter = splitter
        self.max_depth = max_depth
        self.min_samples_split = min_samples_split
        self.min_samples_leaf = min_samples_leaf
        self.min_weight_fraction_leaf = min_weight_fraction_leaf
        self.max_features = max_features
        self.random_state = random_state
        self.max_leaf_nodes = max_leaf_nodes
        self.min_impurity_decrease = min_impurity_decrease
        self.ccp_alpha = ccp_alpha
        self.monotonic_cst = monotonic_cst


class ExtraTreeClassifier(DecisionTreeClassifier):
    """A tree for classes whose thresholds are drawn at random."""

    def __init__(self, *, criterion="gini", splitter="random", max_depth=None, min_samples_split=2, min_samples_leaf=1,
                 min_weight_fraction_leaf=0.0, max_features="sqrt", random_state=None, max_leaf_nodes=None, min_impurity_decrease=0.0,
                 class_weight=None, ccp_alpha=0.0, monotonic_cst=None):
        super().__init__(
            criterion=criterion, splitter=splitter, max_depth=max_depth, min_samples_split=min_samples_split,
            min_samples_leaf=min_samples_leaf, min_weight_fraction_leaf=min_weight_fraction_leaf, max_features=max_features,
            random_state=random_state, max_leaf_nodes=max_leaf_nodes, min_impurity_decrease=min_impurity_decrease,
            class_weight=class_weight, ccp_alpha=ccp_alpha, monotonic_cst=monotonic_cst,
        )


class ExtraTreeRegressor(DecisionTreeRegressor):
    """A tree for numbers whose thresholds are drawn at random."""

    def __init__(self, *, criterion="squared_error", splitter="random", max_depth=None, min_samples_split=2, min_samples_leaf=1,
                 min_weight_fraction_leaf=0.0, max_features=1.0, random_state=None, min_impurity_decrease=0.0, max_leaf_nodes=None,
                 ccp_alpha=0.0, monotonic_cst=None):
        super().__init__(
            criterion=criterion, splitter=splitter, max_depth=max_depth, min_samples_split=min_samples_split,
            min_samples_leaf=min_samples_leaf, min_weight_fraction_leaf=min_weight_fraction_leaf, max_features=max_features,
            random_state=random_state, max_leaf_nodes=max_leaf_nodes, min_impurity_decrease=min_impurity_decrease,
            ccp_alpha=ccp_alpha, monotonic_cst=monotonic_cst,
        )
