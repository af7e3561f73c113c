"""The stages of gradient boosting: trees on negative gradients, their leaves set by the loss."""

import math
import warnings

import numpy as np

import _sklearn_trees as native
from sklearn._data import check_array, check_fitted, check_sample_weight, column_or_1d, validate
from sklearn._rules import BOOL, check, float_in, int_from, one_of
from sklearn.base import is_classifier
from sklearn.ensemble import _losses as losses
from sklearn.ensemble._base import BaseEnsemble
from sklearn.tree import _growing
from sklearn.tree._classes import LIMIT_RULES, DecisionTreeRegressor
from sklearn.tree._tree import TREE_LEAF, pruned
from sklearn.utils._random import check_random_state

_TREE_PARAMETERS = ("criterion", "max_depth", "min_samples_split", "min_samples_leaf", "min_weight_fraction_leaf",
                    "min_impurity_decrease", "max_features", "max_leaf_nodes", "ccp_alpha")
RULES = {
    **{name: rule for name, rule in LIMIT_RULES.items() if name != "monotonic_cst"},
    "learning_rate": float_in("0.0"), "n_estimators": int_from(1), "criterion": one_of("friedman_mse", "squared_error"),
    "subsample": float_in("0.0", "1.0", "(]"), "verbose": (int_from(0), *BOOL), "warm_start": BOOL,
    "validation_fraction": float_in("0.0", "1.0", "()"), "n_iter_no_change": (int_from(1), "None"), "tol": float_in("0.0"),
}


def _quotient(top, bottom):
    if abs(bottom) < 1e-150:
        return 0.0
    found = float(top) / float(bottom)
    if math.isinf(found):
        warnings.warn("overflow encountered in _safe_divide", RuntimeWarning, stacklevel=2)
    return found


def mean_loss(loss, y, raw, weights):
    """The mean loss as it is reported; `raw` is a matrix."""
    return loss.mean(y, raw if raw.shape[1] > 1 else raw[:, 0], weights)


class BaseGradientBoosting(BaseEnsemble):
    """What both kinds of gradient boosting share."""

    def fit(self, X, y, sample_weight=None, monitor=None):
        """Grow the trees, stage by stage."""
        self._check_parameters()
        if self.init is not None and not (isinstance(self.init, str) and self.init == "zero") \
                and not all(hasattr(self.init, name) for name in ("fit", self._init_method)):
            check(type(self).__name__, "init", self.init, (
                one_of("zero"), "None", f"an object implementing 'fit' and {self._init_method!r}"))
        if not self.warm_start:
            self._clear()
        X, y = validate(self, X, y, needs_y=True, multi_output=True, dtype=np.float32)
        unweighted = sample_weight is None
        sample_weight = check_sample_weight(sample_weight, X.shape[0])
        y = column_or_1d(self._encode_y(column_or_1d(y, warn=True), None if unweighted else sample_weight))
        self.max_features_ = _growing.features_tried(self.max_features, self.n_features_in_)
        self._loss = self._make_loss()
        held_out = None
        if self.n_iter_no_change is not None:
            X, y, sample_weight, held_out = self._hold_out(X, y, sample_weight)
        if len(getattr(self, "estimators_", [])) == 0:
            raw, begin = self._start(X, y, sample_weight, unweighted), 0
        else:
            begin = self.estimators_.shape[0]
            if self.n_estimators < begin:
                raise ValueError(f"n_estimators={self.n_estimators} must be larger or equal to estimators_.shape[0]={begin} when "
                                 "warm_start==True")
            raw = self._raw_predict(X)
            self._resize()
        n_stages = self._stages(X, y, raw, sample_weight, held_out, begin, monitor)
        if n_stages != self.estimators_.shape[0]:
            self.estimators_, self.train_score_ = self.estimators_[:n_stages], self.train_score_[:n_stages]
            if hasattr(self, "oob_improvement_"):
                self.oob_improvement_, self.oob_scores_ = self.oob_improvement_[:n_stages], self.oob_scores_[:n_stages]
                self.oob_score_ = self.oob_scores_[-1]
        self.n_estimators_ = n_stages
        return self

    def _clear(self):
        for name in ("train_score_", "oob_improvement_", "oob_scores_", "oob_score_", "init_", "_rng", "estimators_"):
            self.__dict__.pop(name, None)

    def _hold_out(self, X, y, weights):
        from sklearn.model_selection import train_test_split
        X, X_val, y, y_val, weights, weights_val = train_test_split(
            X, y, weights, random_state=self.random_state, test_size=self.validation_fraction,
            stratify=y if is_classifier(self) else None)
        if is_classifier(self) and self.n_classes_ != len(np.unique(y)):
            raise ValueError("The training data after the early stopping split is missing some classes. Try using another random seed.")
        return X, y, weights, (X_val, y_val, weights_val)

    def _start(self, X, y, weights, unweighted):
        self.init_ = self._default_init() if self.init is None else self.init
        n_scores = self.n_trees_per_iteration_
        self.estimators_ = np.empty((self.n_estimators, n_scores), dtype=object)
        self.train_score_ = np.zeros(self.n_estimators)
        if self.subsample < 1.0:
            self.oob_improvement_, self.oob_scores_ = np.zeros(self.n_estimators), np.zeros(self.n_estimators)
            self.oob_score_ = np.nan
        self._rng = None
        if isinstance(self.init_, str):
            raw = np.zeros((X.shape[0], n_scores))
        else:
            if unweighted:
                self.init_.fit(X, y)
            else:
                self._fit_init_weighted(X, y, weights)
            raw = self._raw_of_init(X)
        self._rng = check_random_state(self.random_state)
        return raw

    def _fit_init_weighted(self, X, y, weights):
        try:
            self.init_.fit(X, y, sample_weight=weights)
        except TypeError as error:
            if "unexpected keyword argument 'sample_weight'" in str(error):
                raise ValueError(f"The initial estimator {type(self.init_).__name__} does not support sample weights.") from error
            raise

    def _raw_of_init(self, X):
        if isinstance(self.init_, str):
            return np.zeros((X.shape[0], self.n_trees_per_iteration_))
        if is_classifier(self):
            found = self.init_.predict_proba(X)
            if self.n_trees_per_iteration_ == 1:
                found = found[:, 1]
            least = np.finfo(np.float32).eps
            found = np.clip(found.astype(np.float64), least, 1 - least)
        else:
            found = self.init_.predict(X).astype(np.float64)
        raw = self._loss.link(found)
        return np.array(raw.reshape(-1, 1) if found.ndim == 1 else raw)

    def _resize(self):
        def longer(array, shape):
            made = np.zeros(shape, dtype=array.dtype)
            made[:len(array)] = array
            return made
        total = self.n_estimators
        grown = np.empty((total, self.n_trees_per_iteration_), dtype=object)
        grown[:len(self.estimators_)] = self.estimators_
        self.estimators_ = grown
        self.train_score_ = longer(self.train_score_, total)
        if self.subsample < 1:
            old = getattr(self, "oob_improvement_", np.zeros(0)), getattr(self, "oob_scores_", np.zeros(0))
            self.oob_improvement_, self.oob_scores_ = longer(old[0], total), longer(old[1], total)
            self.oob_score_ = np.nan

    def _stages(self, X, y, raw, weights, held_out, begin, monitor):
        n_rows = X.shape[0]
        partly = self.subsample < 1.0
        bag, n_in_bag = np.ones(n_rows, dtype=bool), max(1, int(self.subsample * n_rows))
        history = None
        if held_out is not None:
            history = np.full(self.n_iter_no_change, np.inf)
            later = self._staged_of(held_out[0])
        reporter = _Reporter(self, begin) if self.verbose else None
        template = DecisionTreeRegressor(**{name: getattr(self, name) for name in _TREE_PARAMETERS})
        bounds = _growing.limits(template, *X.shape)
        stage = begin - 1
        before = None
        for stage in range(begin, self.n_estimators):
            if partly:
                bag = native.bag(self._rng.uniform(size=n_rows), n_in_bag)
                out = ~bag
                if stage == 0:
                    before = mean_loss(self._loss, y[out], raw[out], weights[out])
            self._stage(stage, X, y, raw, weights, bag, template, bounds)
            if partly:
                self.train_score_[stage] = mean_loss(self._loss, y[bag], raw[bag], weights[bag])
                self.oob_scores_[stage] = mean_loss(self._loss, y[out], raw[out], weights[out])
                self.oob_improvement_[stage] = (before if stage == 0 else self.oob_scores_[stage - 1]) - self.oob_scores_[stage]
                self.oob_score_ = self.oob_scores_[-1]
            else:
                self.train_score_[stage] = mean_loss(self._loss, y, raw, weights)
            if reporter is not None:
                reporter.say(stage)
            if monitor is not None and monitor(stage, self, locals()):
                break
            if history is not None:
                found = mean_loss(self._loss, held_out[1], next(later), held_out[2])
                if not np.any(found + self.tol < history):
                    break
                history[stage % len(history)] = found
        return stage + 1

    def _stage(self, stage, X, y, raw, weights, bag, template, bounds):
        """One tree for each score; `raw` gets what they answer."""
        loss = self._loss
        if isinstance(loss, losses.Huber):
            loss.set_delta(y, raw[:, 0], weights)
        gradients = -loss.gradient(y, raw if raw.shape[1] > 1 else raw[:, 0])
        gradients = gradients.reshape(len(y), -1)
        if self.subsample < 1.0:
            weights = weights * bag.astype(np.float64)
        for score in range(self.n_trees_per_iteration_):
            target = (y == score).astype(np.float64) if raw.shape[1] > 1 else y
            own = np.ascontiguousarray(gradients[:, score])
            seed = self._rng.randint(0, 2**31 - 1)
            tree = _growing.grow(X, own.reshape(-1, 1), None, weights, self.criterion, bounds, False, None, [seed])[0]
            if self.ccp_alpha > 0.0:
                tree = pruned(tree, float(self.ccp_alpha))
            self._renew(tree, X, target, own, raw, weights, bag, score)
            self.estimators_[stage, score] = self._member_of(template, tree, bounds[4])

    def _member_of(self, template, tree, max_features):
        member = type(template)(**{**template.get_params(deep=False), "random_state": self._rng})
        member.n_features_in_, member.n_outputs_, member.max_features_ = self.n_features_in_, 1, max_features
        member.tree_ = tree
        return member

    def _renew(self, tree, X, y, gradients, raw, weights, bag, score):
        regions = tree.apply(X)
        if type(self._loss) is not losses.HalfSquaredError:
            order = np.argsort(regions, kind="stable")
            order = order[bag[order]]
            leaves = np.flatnonzero(tree.children_left == TREE_LEAF)
            begins = np.searchsorted(regions[order], leaves, side="left").tolist()
            ends = np.searchsorted(regions[order], leaves, side="right").tolist()
            errors = y - raw[:, score]
            for leaf, begin, end in zip(leaves.tolist(), begins, ends):
                rows = order[begin:end]
                tree.value[leaf, 0, 0] = self._update(y[rows], gradients[rows], errors, rows, weights[rows])
        raw[:, score] += self.learning_rate * tree.value[:, 0, 0][regions]

    def _update(self, y, gradients, errors, rows, weights):
        """What a leaf answers."""
        loss = self._loss
        if not hasattr(loss, "probabilities"):
            return loss.best_constant(errors[rows], weights)
        top = np.average(gradients, weights=weights)
        if isinstance(loss, losses.Exponential):
            return _quotient(top, np.average(np.where(y == 0, -gradients, gradients), weights=weights))
        share = y - gradients
        if isinstance(loss, losses.HalfMultinomial):
            top *= (loss.n_scores - 1) / loss.n_scores
        return _quotient(top, np.average(share * (1 - share), weights=weights))

    def _rows(self, X):
        check_fitted(self)
        return validate(self, X, reset=False, dtype=np.float32)

    def _raw_predict(self, X):
        raw = self._raw_of_init(X)
        for score in range(raw.shape[1]):
            trees = [member.tree_.parts() for member in self.estimators_[:, score]]
            start = np.ascontiguousarray(raw[:, score:score + 1])
            raw[:, score] = native.answers(trees, X, 1, float(self.learning_rate), start)[:, 0]
        return raw

    def _staged_of(self, X):
        raw = self._raw_of_init(X)
        for stage in range(self.estimators_.shape[0]):
            for score in range(raw.shape[1]):
                start = np.ascontiguousarray(raw[:, score:score + 1])
                tree = self.estimators_[stage, score].tree_
                raw[:, score] = native.answers([tree.parts()], X, 1, float(self.learning_rate), start)[:, 0]
            yield raw.copy()

    def _staged_raw_predict(self, X):
        yield from self._staged_of(self._rows(X))

    @property
    def feature_importances_(self):
        """How much each feature helped, as shares."""
        check_fitted(self)
        trees = [member.tree_ for member in self.estimators_.ravel() if member.tree_.node_count > 1]
        if not trees:
            return np.zeros(self.n_features_in_)
        mean = np.mean([tree.compute_feature_importances(normalize=False) for tree in trees], axis=0, dtype=np.float64)
        return mean / np.sum(mean)

    def _partial_dependence(self, grid, features):
        """Averaged scores at each point of a grid, a row for each score."""
        if self.init is not None:
            warnings.warn(f"Using recursion method with a non-constant init predictor will lead to incorrect partial dependence values. Got "
                          f"init={self.init}.", UserWarning, stacklevel=3)
        found = np.zeros((self.estimators_.shape[1], len(grid)))
        for stage in self.estimators_:
            for score, member in enumerate(stage):
                found[score] += member.tree_.partial_dependence(grid, features)
        return found * self.learning_rate

    def apply(self, X):
        """The leaf of each row in each tree of each stage."""
        X = self._rows(X)
        found = native.leaves([member.tree_.parts() for member in self.estimators_.ravel()], X).T
        return found.astype(np.float64).reshape(len(X), *self.estimators_.shape)


class _Reporter:
    """Prints a line now and then."""

    def __init__(self, model, begin):
        import time
        self.clock, self.model, self.begin, self.every = time.time, model, begin, 1
        self.start = self.clock()
        titles = ["Iter", "Train Loss"] + (["OOB Improve"] if model.subsample < 1 else []) + ["Remaining Time"]
        print("%10s " % titles[0] + "".join("%16s " % title for title in titles[1:]))

    def say(self, stage):
        """The loss of a stage, and how long the rest will take."""
        model, done = self.model, stage - self.begin + 1
        if done % self.every:
            return
        left = (model.n_estimators - (stage + 1)) * (self.clock() - self.start) / done
        left = f"{left / 60.0:.2f}m" if left > 60 else f"{left:.2f}s"
        middle = f"{model.oob_improvement_[stage]:>16.4f} " if model.subsample < 1 else ""
        print(f"{stage + 1:>10d} {model.train_score_[stage]:>16.4f} {middle}{left:>16s}")
        if model.verbose == 1 and done // (self.every * 10) > 0:
            self.every *= 10
