"""`IterativeImputer`: each column with missing values is predicted from the others, in rounds."""

import collections
import time
import warnings

import numpy as np

from sklearn._data import check_array, check_fitted, feature_names_in
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.base import clone
from sklearn.exceptions import ConvergenceWarning
from sklearn.impute._indicator import Imputer, check_placeholder, missing_mask
from sklearn.impute._simple import SimpleImputer
from sklearn.utils import check_random_state

_FLOATS = (np.float64, np.float32)
_Step = collections.namedtuple("_ImputerTriplet", ["feat_idx", "neighbor_feat_idx", "estimator"])


class IterativeImputer(Imputer):
    """Fills missing values by regressions of each column on the others."""

    _rules = {
        **Imputer._rules, "sample_posterior": BOOL, "max_iter": int_from(0), "tol": float_in(0.0),
        "n_nearest_features": ("None", int_from(1)),
        "initial_strategy": one_of("mean", "median", "most_frequent", "constant"),
        "imputation_order": one_of("ascending", "descending", "roman", "arabic", "random"), "skip_complete": BOOL, "random_state": SEED,
    }

    def __init__(self, estimator=None, *, missing_values=np.nan, sample_posterior=False, max_iter=10, tol=1e-3,
                 n_nearest_features=None, initial_strategy="mean", fill_value=None, imputation_order="ascending", skip_complete=False,
                 min_value=-np.inf, max_value=np.inf, verbose=0, random_state=None, add_indicator=False, keep_empty_features=False):
        self.missing_values = missing_values
        self.add_indicator = add_indicator
        self.keep_empty_features = keep_empty_features
        self.estimator = estimator
        self.sample_posterior = sample_posterior
        self.max_iter = max_iter
        self.tol = tol
        self.n_nearest_features = n_nearest_features
        self.initial_strategy = initial_strategy
        self.fill_value = fill_value
        self.imputation_order = imputation_order
        self.skip_complete = skip_complete
        self.min_value = min_value
        self.max_value = max_value
        self.verbose = verbose
        self.random_state = random_state

    def _start(self, X, fitting):
        """(data, data filled in simply, what is missing, what is missing before columns are dropped)."""
        X = self._validate(X, reset=fitting, dtype=_FLOATS, ensure_all_finite=self._finite())
        check_placeholder(X, self.missing_values)
        every = missing_mask(X, self.missing_values)
        with warnings.catch_warnings():
            if self.initial_strategy == "constant" and not self.keep_empty_features:
                warnings.simplefilter("ignore", FutureWarning)
            if fitting:
                self.initial_imputer_ = SimpleImputer(missing_values=self.missing_values, strategy=self.initial_strategy,
                                                      fill_value=self.fill_value, keep_empty_features=self.keep_empty_features)
                self.initial_imputer_.set_output(transform="default")
                self._is_empty_feature = every.all(axis=0)
                filled = self.initial_imputer_.fit_transform(X)
            else:
                filled = self.initial_imputer_.transform(X)
        mask, empty = every.copy(), self._is_empty_feature
        if self.keep_empty_features:
            mask[:, empty] = False
            X = X.copy()
            X[:, empty] = filled[:, empty]
        else:
            X, mask = X[:, ~empty], mask[:, ~empty]
            if self.initial_strategy == "constant":
                filled = filled[:, ~empty]
        return X, filled, mask, every

    def _limit(self, limit, kind, n_columns):
        empty = self._is_empty_feature
        if limit is not None and not np.isscalar(limit) and len(limit) != len(empty):
            raise ValueError(f"'{kind}_value' should be of shape ({len(empty)},) when an array-like is provided. Got {len(limit)}, "
                             f"instead.")
        if limit is None:
            limit = np.inf if kind == "max" else -np.inf
        if np.isscalar(limit):
            limit = np.full(n_columns, limit)
        limit = check_array(limit, ensure_all_finite=False, ensure_2d=False)
        return limit[~empty] if not self.keep_empty_features and len(limit) == len(empty) else limit

    def _order(self, mask):
        share = mask.mean(axis=0)
        places = np.flatnonzero(share) if self.skip_complete else np.arange(len(share))
        if self.imputation_order == "arabic":
            return places[::-1]
        if self.imputation_order in ("ascending", "descending"):
            places = np.argsort(share, kind="mergesort")[len(share) - len(places):]
            return places if self.imputation_order == "ascending" else places[::-1]
        if self.imputation_order == "random":
            self.random_state_.shuffle(places)
        return places

    def _closeness(self, filled, least=1e-6):
        """How much columns have to do with each other, as chances; None where all columns are used."""
        n_columns = filled.shape[1]
        if self.n_nearest_features is None or self.n_nearest_features >= n_columns:
            return None
        with np.errstate(invalid="ignore", divide="ignore"):
            found = np.abs(np.corrcoef(filled.T))
        found[np.isnan(found)] = least
        found = np.clip(found, least, None)
        np.fill_diagonal(found, 0)
        return found / np.abs(found).sum(axis=0)

    def _neighbours(self, n_columns, column, closeness):
        if closeness is not None:
            return self.random_state_.choice(np.arange(n_columns), self.n_nearest_features, replace=False, p=closeness[:, column])
        return np.concatenate((np.arange(column), np.arange(column + 1, n_columns)))

    def _fill_column(self, filled, mask, column, neighbours, estimator=None):
        hidden = mask[:, column]
        if estimator is None:
            estimator = clone(self._estimator)
            estimator.fit(filled[:, neighbours][~hidden], filled[~hidden, column])
        if hidden.any():
            X = filled[:, neighbours][hidden]
            low, high = self._min_value[column], self._max_value[column]
            if self.sample_posterior:
                filled[hidden, column] = self._drawn(*estimator.predict(X, return_std=True), low, high)
            else:
                filled[hidden, column] = np.clip(estimator.predict(X), low, high)
        return estimator

    def _drawn(self, means, deviations, low, high):
        from scipy.stats import truncnorm
        made = np.zeros(means.shape)
        some = deviations > 0
        made[~some] = means[~some]
        below, above = means < low, means > high
        made[below], made[above] = low, high
        inside = some & ~below & ~above
        means, deviations = means[inside], deviations[inside]
        if len(means):
            drawn = truncnorm(a=(low - means) / deviations, b=(high - means) / deviations, loc=means, scale=deviations)
            made[inside] = drawn.rvs(random_state=self.random_state_)
        return made

    def fit_transform(self, X, y=None, **params):
        """Learn the regressions, and fill in what is missing."""
        self._check_parameters()
        if params:
            raise NotImplementedError("IterativeImputer.fit_transform(**params) is not available")
        if not hasattr(self, "random_state_"):
            self.random_state_ = check_random_state(self.random_state)
        if self.estimator is None:
            from sklearn.linear_model import BayesianRidge
            self._estimator = BayesianRidge()
        else:
            self._estimator = clone(self.estimator)
        self.imputation_sequence_ = []
        X, filled, mask, every = self._start(X, True)
        self._fit_indicator(every)
        if self.max_iter == 0 or mask.all() or filled.shape[1] == 1:
            self.n_iter_ = 0
            return self._with_indicator(filled, every)
        self._min_value = self._limit(self.min_value, "min", X.shape[1])
        self._max_value = self._limit(self.max_value, "max", X.shape[1])
        if not (self._max_value > self._min_value).all():
            raise ValueError("One (or more) features have min_value >= max_value.")
        self._rounds(X, filled, mask)
        return self._with_indicator(np.where(mask, filled, X), every)

    def _say(self, words):
        if self.verbose > 0:
            print(f"[IterativeImputer] {words}")

    def _rounds(self, X, filled, mask):
        order = self._order(mask)
        self.n_features_with_missing_ = len(order)
        closeness = self._closeness(filled)
        self._say(f"Completing matrix with shape {X.shape}")
        start = time.time()
        before, least = filled.copy(), self.tol * np.max(np.abs(X[~mask]))
        for self.n_iter_ in range(1, self.max_iter + 1):
            if self.imputation_order == "random":
                order = self._order(mask)
            for column in order.tolist():
                neighbours = self._neighbours(filled.shape[1], column, closeness)
                estimator = self._fill_column(filled, mask, column, neighbours)
                self.imputation_sequence_.append(_Step(column, neighbours, estimator))
            if self.verbose > 1:
                self._say(f"Ending imputation round {self.n_iter_}/{self.max_iter}, elapsed time {time.time() - start:0.2f}")
            if self.sample_posterior:
                continue
            change = np.linalg.norm(filled - before, ord=np.inf, axis=None)
            self._say(f"Change: {change}, scaled tolerance: {least} ")
            if change < least:
                self._say("Early stopping criterion reached.")
                return
            before = filled.copy()
        if not self.sample_posterior:
            warnings.warn("[IterativeImputer] Early stopping criterion not reached.", ConvergenceWarning, stacklevel=3)

    def fit(self, X, y=None, **fit_params):
        """Learn the regressions."""
        self.fit_transform(X, **fit_params)
        return self

    def transform(self, X):
        """Fill in what is missing, by the regressions of each round."""
        check_fitted(self)
        X, filled, mask, every = self._start(X, False)
        if self.n_iter_ == 0 or mask.all():
            return self._with_indicator(filled, every)
        self._say(f"Completing matrix with shape {X.shape}")
        for step in self.imputation_sequence_:
            self._fill_column(filled, mask, step.feat_idx, step.neighbor_feat_idx, step.estimator)
        return self._with_indicator(np.where(mask, filled, X), every)

    def get_feature_names_out(self, input_features=None):
        """The names of the columns that are left, and of those that say where values were missing."""
        check_fitted(self, "n_features_in_")
        names = feature_names_in(self, input_features)
        return self._names_with_indicator(self.initial_imputer_.get_feature_names_out(names), names)
