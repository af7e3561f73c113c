"""The rounds of histogram boosting: bins once, then trees on gradients until nothing gets better."""

import numpy as np

import _sklearn_boosting as native
from sklearn._data import check_consistent_length, check_fitted, check_sample_weight, check_y, validate
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, is_classifier
from sklearn.ensemble._bins import Binner, BinTree
from sklearn.ensemble._hist_columns import Coder, categorical_mask, directions, interactions
from sklearn.ensemble._histogram_losses import mean
from sklearn.utils._random import check_random_state

MOST_ROWS_SCORED = 10_000
ROWS_FOR_STOPPING = 10_000

RULES = {
    "learning_rate": float_in("0.0", "inf", "()"), "max_iter": int_from(1), "max_leaf_nodes": (int_from(2), "None"),
    "max_depth": (int_from(1), "None"), "min_samples_leaf": int_from(1), "l2_regularization": float_in("0.0"),
    "max_features": float_in("0.0", "1.0", "(]"), "monotonic_cst": ("an array-like", "an instance of 'dict'", "None"),
    "interaction_cst": ("an instance of 'list'", "an instance of 'tuple'", one_of("no_interactions", "pairwise"), "None"),
    "n_iter_no_change": int_from(1), "validation_fraction": (float_in("0.0", "1.0", "()"), int_from(1), "None"),
    "tol": float_in("0.0"), "max_bins": int_from(2, 255, "[]"), "categorical_features": ("an array-like", one_of("from_dtype"), "None"),
    "warm_start": BOOL, "early_stopping": (one_of("auto"), *BOOL), "scoring": ("an instance of 'str'", "a callable", "None"),
    "verbose": (int_from(0), *BOOL), "random_state": SEED,
}


class BaseHistGradientBoosting(BaseEstimator):
    """What both kinds of histogram boosting share."""

    def _weights_of_classes(self, weights, y):
        return weights

    def _preprocess(self, X, reset):
        options = {"dtype": [np.float64], "ensure_all_finite": False}
        if not reset:
            if self._coder is None:
                return validate(self, X, reset=False, **options)
            from sklearn._data import check_feature_count, check_feature_names
            check_feature_names(self, X, False)
            X = X if hasattr(X, "iloc") else np.asarray(X)
            check_feature_count(self, X, False)
            return self._coder.transform(X)
        if not hasattr(X, "shape"):
            X = np.asarray(X)
        self.is_categorical_ = categorical_mask(X, self.categorical_features) if X.ndim == 2 else None
        if self.is_categorical_ is None:
            self._coder = None
            return validate(self, X, **options)
        from sklearn._data import check_feature_count, check_feature_names
        check_feature_names(self, X, True)
        check_feature_count(self, X, True)
        self._coder = Coder(self.is_categorical_, self.max_bins).fit(X)
        return self._coder.transform(X)

    def fit(self, X, y, sample_weight=None, *, X_val=None, y_val=None, sample_weight_val=None):
        """Grow trees, round by round."""
        self._check_parameters()
        X = self._preprocess(X, True)
        y = self._encode_y(check_y(y, estimator=self))
        check_consistent_length(X, y)
        if sample_weight is not None:
            sample_weight = check_sample_weight(sample_weight, X.shape[0])
            self._fitted_with_sw = True
        sample_weight = self._weights_of_classes(sample_weight, y)
        held_out = self._read_held_out(X_val, y_val, sample_weight_val)
        rng = check_random_state(self.random_state)
        continues = self.warm_start and len(getattr(self, "_predictors", [])) > 0
        if not continues:
            self._random_seed = int(rng.randint(np.iinfo(np.uint32).max, dtype="u8"))
            self._feature_subsample_rng = np.random.default_rng(int(rng.randint(np.iinfo(np.uint32).max, dtype="u8")))
        if self.monotonic_cst is not None and self.n_trees_per_iteration_ != 1:
            raise ValueError("monotonic constraints are not supported for multiclass classification.")
        signs = directions(self, self.monotonic_cst)
        if self.is_categorical_ is not None:
            signs = np.concatenate((signs[self.is_categorical_], signs[~self.is_categorical_]))
            if (signs[:int(self.is_categorical_.sum())] != 0).any():
                raise ValueError("Categorical features cannot have monotonic constraints.")
        n_rows, self._n_features = X.shape
        groups = interactions(self.interaction_cst, self._n_features)
        self._loss = self._make_loss()
        self.do_early_stopping_ = n_rows > ROWS_FOR_STOPPING if self.early_stopping == "auto" else self.early_stopping
        self._use_validation_data = self.validation_fraction is not None or held_out is not None
        if self.do_early_stopping_ and self._use_validation_data and held_out is None:
            X, y, sample_weight, held_out = self._hold_out(X, y, sample_weight)
        self._in_fit = True
        try:
            self._rounds(X, y, sample_weight, held_out, signs, groups, continues)
        finally:
            del self._in_fit
        return self

    def _read_held_out(self, X, y, weights):
        if X is None and y is None:
            return None
        if y is None:
            raise ValueError("X_val is provided, but y_val was not provided.")
        if X is None:
            raise ValueError("y_val is provided, but X_val was not provided.")
        X = self._preprocess(X, False)
        y = self._encode_y_val(check_y(y, estimator=self))
        check_consistent_length(X, y)
        if weights is not None:
            weights = check_sample_weight(weights, X.shape[0])
        if self.early_stopping is False:
            raise ValueError("X_val and y_val are passed to fit while at the same time early_stopping is False. When passing X_val and y_val "
                             "to fit,early_stopping should be set to either 'auto' or True.")
        return X, y, weights

    def _hold_out(self, X, y, weights):
        from sklearn.model_selection import train_test_split
        options = {"test_size": self.validation_fraction, "stratify": y if self._loss.is_of_classes else None,
                   "random_state": self._random_seed}
        if weights is None:
            X, X_val, y, y_val = train_test_split(X, y, **options)
            return X, y, None, (X_val, y_val, None)
        X, X_val, y, y_val, weights, weights_val = train_test_split(X, y, weights, **options)
        return X, y, weights, (X_val, y_val, weights_val)

    def _rounds(self, X, y, weights, held_out, signs, groups, continues):
        n_bins = self.max_bins + 1
        coder = self._coder
        self._bin_mapper = Binner(n_bins, None if coder is None else coder.remapped, None if coder is None else coder.known_categories,
                                  self._random_seed).fit(X)
        bins = self._bin_mapper.transform(X)
        missing = self._bin_mapper.missing_values_bin_idx_
        has_missing = (bins == missing).any(axis=1)
        bins_val = None if held_out is None else self._bin_mapper.transform(held_out[0])
        if not continues:
            self._baseline_prediction = np.asarray(self._loss.start(y, weights), dtype=np.float64).reshape(1, -1)
            self._predictors, self.train_score_, self.validation_score_ = [], [], []
            raw = np.zeros((len(y), self.n_trees_per_iteration_)) + self._baseline_prediction
            raw_val = None if bins_val is None else np.zeros((bins_val.shape[1], raw.shape[1])) + self._baseline_prediction
        else:
            if self.max_iter < self.n_iter_:
                raise ValueError(f"max_iter={self.max_iter} must be larger than or equal to n_iter_={self.n_iter_} when warm_start==True")
            self.train_score_, self.validation_score_ = self.train_score_.tolist(), self.validation_score_.tolist()
            raw = self._raw_of_bins(bins)
            raw_val = None if bins_val is None else self._raw_of_bins(bins_val)
        judge = _Judge(self, bins, y, weights, bins_val, held_out) if self.do_early_stopping_ else None
        if judge is not None and not continues:
            judge.is_done(raw, raw_val)
        draw = self._draw if self.max_features < 1.0 else None
        shape = (self._bin_mapper.n_bins_non_missing_, has_missing, self._bin_mapper.is_categorical_, signs, n_bins)
        limits = (self.max_leaf_nodes, self.max_depth, self.min_samples_leaf, self.l2_regularization, self.learning_rate, groups, draw)
        for _ in range(len(self._predictors), self.max_iter):
            self._predictors.append(self._grow(bins, shape, limits, y, weights, raw))
            if judge is None:
                continue
            if raw_val is not None:
                raw_val = native.sums_of_bins(bins_val, missing, raw_val, [tree.parts() for tree in self._predictors[-1]])
            if judge.is_done(raw, raw_val):
                break
        self.train_score_, self.validation_score_ = np.asarray(self.train_score_), np.asarray(self.validation_score_)

    def _draw(self, count):
        tried = np.full(count, False)
        tried[:max(1, int(np.ceil(self.max_features * count)))] = True
        self._feature_subsample_rng.shuffle(tried)
        return tried

    def _grow(self, bins, shape, limits, y, weights, raw):
        """The trees of one round; `raw` gets what they answer."""
        loss = self._loss
        gradients, hessians = loss.steps(y, raw if raw.shape[1] > 1 else raw[:, 0], weights)
        trees = []
        for output in range(raw.shape[1]):
            own = np.ones(1, dtype=np.float32) if hessians is None else hessians[:, output]
            tree = BinTree(native.grow_tree(bins, *shape, gradients[:, output], own, *limits), self._bin_mapper, output)
            if not loss.is_smooth:
                errors = y - raw[:, output]
                tree.renew(lambda rows: self.learning_rate * loss.start(errors[rows], None if weights is None else weights[rows]))
            tree.add_to(raw)
            tree.forget_rows()
            trees.append(tree)
        return trees

    def _raw_of_bins(self, bins):
        start = np.zeros((bins.shape[1], self.n_trees_per_iteration_)) + self._baseline_prediction
        trees = [tree.parts() for trees in self._predictors for tree in trees]
        return native.sums_of_bins(bins, self._bin_mapper.missing_values_bin_idx_, start, trees)

    def _raw_predict(self, X):
        check_fitted(self)
        if getattr(self, "_in_fit", False):
            known = getattr(self, "_raw_known", None)
            return known if known is not None else self._raw_of_bins(np.ascontiguousarray(X.T))
        X = self._preprocess(X, False)
        start = np.zeros((X.shape[0], self.n_trees_per_iteration_)) + self._baseline_prediction
        return native.sums_of_values(X, start, [tree.parts() for trees in self._predictors for tree in trees])

    def _staged_raw_predict(self, X):
        check_fitted(self)
        X = self._preprocess(X, False)
        raw = np.zeros((X.shape[0], self.n_trees_per_iteration_)) + self._baseline_prediction
        for trees in self._predictors:
            raw = native.sums_of_values(X, raw, [tree.parts() for tree in trees])
            yield raw.copy()

    def _partial_dependence(self, grid, features):
        """Averaged scores at each point of a grid, a row for each tree of a round."""
        if getattr(self, "_fitted_with_sw", False):
            raise NotImplementedError(
                f"{type(self).__name__} does not support partial dependence plots with the 'recursion' method when sample weights were given "
                "during fit time.")
        found = np.zeros((self.n_trees_per_iteration_, len(grid)))
        for trees in self._predictors:
            for output, tree in enumerate(trees):
                found[output] += tree.partial_dependence(grid, features)
        return found

    @property
    def n_iter_(self):
        """The number of rounds."""
        check_fitted(self)
        return len(self._predictors)


class _Judge:
    """Scores after each round, and whether they have stopped to get better."""

    def __init__(self, model, bins, y, weights, bins_val, held_out):
        self.model, self.bins, self.y, self.weights = model, bins, y, weights
        self.bins_val, self.held_out = bins_val, held_out
        self.rows = slice(None)
        if model.scoring == "loss":
            return
        from sklearn.metrics._scorer import check_scoring
        self.scorer = check_scoring(model, model.scoring)
        if bins.shape[1] > MOST_ROWS_SCORED:
            from sklearn.utils import resample
            self.rows = resample(np.arange(bins.shape[1]), n_samples=MOST_ROWS_SCORED, replace=False, random_state=model._random_seed,
                                 stratify=y if is_classifier(model) else None)

    def is_done(self, raw, raw_val):
        """Score, then look back."""
        model, scores = self.model, self.model.train_score_
        scores.append(self._score(self.bins, self.y, self.weights, raw, self.rows))
        if model._use_validation_data:
            scores = model.validation_score_
            scores.append(self._score(self.bins_val, self.held_out[1], self.held_out[2], raw_val, slice(None)))
        back = model.n_iter_no_change + 1
        if len(scores) < back:
            return False
        least = scores[-back] + model.tol
        return not any(score > least for score in scores[-back + 1:])

    def _score(self, bins, y, weights, raw, rows):
        model = self.model
        if model.scoring == "loss":
            return -mean(model._loss, y, raw, weights)
        y = y[rows]
        if is_classifier(model):
            y = model.classes_[y.astype(np.int64)]
        model._raw_known = raw[rows] if isinstance(model.scoring, str) else None
        try:
            options = {} if weights is None else {"sample_weight": weights[rows]}
            return self.scorer(model, bins.T[rows], y, **options)
        finally:
            del model._raw_known
