"""Searches that give many candidates a little, and the best of them more and more."""

from math import ceil, floor, log

import numpy as np

from sklearn._data import row_count
from sklearn._rules import BOOL, SEED, check, float_in, int_from, one_of
from sklearn.base import is_classifier
from sklearn.model_selection._folds import check_cv
from sklearn.model_selection._parameters import ParameterGrid, ParameterSampler
from sklearn.model_selection._search import BaseSearchCV

_RULES = {
    "max_resources": (int_from(0, "inf", "()"), one_of("auto")), "min_resources": (int_from(0, "inf", "()"), one_of("exhaust", "smallest")),
    "resource": "an instance of 'str'", "factor": float_in("0.0", "inf", "()"), "aggressive_elimination": BOOL, "random_state": SEED,
}


class _Part:
    """Splits cut down to a share of their rows."""

    def __init__(self, splitter, share, random_state):
        self.splitter = splitter
        self.share = share
        self.random_state = random_state

    def split(self, X, y=None, groups=None):
        """Pairs of fewer rows."""
        from sklearn.utils import resample
        for pair in self.splitter.split(X, y, groups):
            yield tuple(resample(rows, replace=False, random_state=self.random_state, n_samples=int(self.share * len(rows)))
                        for rows in pair)


def _is_constant(splitter):
    shuffles = getattr(splitter, "shuffle", True)
    return isinstance(getattr(splitter, "random_state", 0), (int, np.integer)) or not shuffles


def _best(results, count, round_number):
    rounds, scores = np.asarray(results["iter"]), np.asarray(results["mean_test_score"])
    places = np.flatnonzero(rounds == round_number)
    own = scores[places]
    order = np.roll(np.argsort(own), np.count_nonzero(np.isnan(own)))
    return [results["params"][place] for place in places[order[-count:]].tolist()]


class _Halving(BaseSearchCV):
    _rules = _RULES

    def _check_input(self, X, y, groups):
        splitter = self._splitter
        if not _is_constant(splitter):
            raise ValueError("The cv parameter must yield consistent folds across calls to split(). Set its random_state to an int, or set "
                             "shuffle=False.")
        if self.resource != "n_samples" and self.resource not in self.estimator.get_params():
            raise ValueError(f"Cannot use resource={self.resource} which is not supported by estimator {type(self.estimator).__name__}")
        self._check_candidates()
        self.min_resources_ = self.min_resources
        if self.min_resources_ in ("smallest", "exhaust"):
            self.min_resources_ = 1
            if self.resource == "n_samples":
                self.min_resources_ = splitter.get_n_splits(X, y, groups) * 2
                if is_classifier(self.estimator):
                    self.min_resources_ *= len(np.unique(np.asarray(y)))
        self.max_resources_ = self.max_resources
        if self.max_resources_ == "auto":
            if self.resource != "n_samples":
                raise ValueError("resource can only be 'n_samples' when max_resources='auto'")
            self.max_resources_ = row_count(X)
        if self.min_resources_ > self.max_resources_:
            raise ValueError(f"min_resources_={self.min_resources_} is greater than max_resources_={self.max_resources_}.")
        if self.min_resources_ == 0:
            raise ValueError(f"min_resources_={self.min_resources_}: you might have passed an empty dataset X.")

    def _check_candidates(self):
        pass

    @staticmethod
    def _best_index(refit, refit_metric, results):
        last = np.flatnonzero(results["iter"] == np.max(results["iter"]))
        scores = results["mean_test_score"][last]
        return last[0 if np.isnan(scores).all() else np.nanargmax(scores)]

    def fit(self, X, y=None, **params):
        """Search round by round, then fit the best candidate on everything."""
        self._check_parameters()
        self._splitter = check_cv(self.cv, y, classifier=is_classifier(self.estimator))
        self._check_input(X, y, params.get("groups"))
        self._n_samples_orig = row_count(X)
        super().fit(X, y, **params)
        self.best_score_ = self.cv_results_["mean_test_score"][self.best_index_]
        return self

    def _run_search(self, evaluate):
        candidates = list(self._candidates())
        if self.resource != "n_samples" and any(self.resource in candidate for candidate in candidates):
            raise ValueError(f"Cannot use parameter {self.resource} as the resource since it is part of the searched parameters.")
        n_required = 1 + floor(log(len(candidates), self.factor))
        if self.min_resources == "exhaust":
            self.min_resources_ = max(self.min_resources_, self.max_resources_ // self.factor ** (n_required - 1))
        n_possible = 1 + floor(log(self.max_resources_ // self.min_resources_, self.factor))
        n_rounds = n_required if self.aggressive_elimination else min(n_possible, n_required)
        if self.verbose:
            for name, value in (("n_iterations", n_rounds), ("n_required_iterations", n_required), ("n_possible_iterations", n_possible),
                                ("min_resources_", self.min_resources_), ("max_resources_", self.max_resources_),
                                ("aggressive_elimination", self.aggressive_elimination), ("factor", self.factor)):
                print(f"{name}: {value}")
        self.n_resources_, self.n_candidates_ = [], []
        for number in range(n_rounds):
            power = max(0, number - n_required + n_possible) if self.aggressive_elimination else number
            amount = min(int(self.factor ** power * self.min_resources_), self.max_resources_)
            self.n_resources_.append(amount)
            self.n_candidates_.append(len(candidates))
            if self.verbose:
                print(f"----------\niter: {number}\nn_candidates: {len(candidates)}\nn_resources: {amount}")
            splitter = self._splitter
            if self.resource == "n_samples":
                splitter = _Part(splitter, amount / self._n_samples_orig, self.random_state)
            else:
                candidates = [{**candidate, self.resource: amount} for candidate in candidates]
            self._rounds = [*getattr(self, "_rounds", ()), *[(number, amount)] * len(candidates)]
            results = evaluate(candidates, splitter, more_results={
                "iter": [own[0] for own in self._rounds], "n_resources": [own[1] for own in self._rounds]})
            candidates = _best(results, ceil(len(candidates) / self.factor), number)
        del self._rounds
        self.n_remaining_candidates_ = len(candidates)
        self.n_required_iterations_, self.n_possible_iterations_, self.n_iterations_ = n_required, n_possible, n_rounds


class HalvingGridSearchCV(_Halving):
    """Every combination of a grid, in rounds."""

    def __init__(self, estimator, param_grid, *, factor=3, resource="n_samples", max_resources="auto", min_resources="exhaust",
                 aggressive_elimination=False, cv=5, scoring=None, refit=True, error_score=np.nan, return_train_score=True,
                 random_state=None, n_jobs=None, verbose=0):
        self.estimator = estimator
        self.param_grid = param_grid
        self.factor = factor
        self.resource = resource
        self.max_resources = max_resources
        self.min_resources = min_resources
        self.aggressive_elimination = aggressive_elimination
        self.cv = cv
        self.scoring = scoring
        self.refit = refit
        self.error_score = error_score
        self.return_train_score = return_train_score
        self.random_state = random_state
        self.n_jobs = n_jobs
        self.verbose = verbose

    def _candidates(self):
        return ParameterGrid(self.param_grid)


class HalvingRandomSearchCV(_Halving):
    """Combinations drawn at random, in rounds."""

    def __init__(self, estimator, param_distributions, *, n_candidates="exhaust", factor=3, resource="n_samples", max_resources="auto",
                 min_resources="smallest", aggressive_elimination=False, cv=5, scoring=None, refit=True, error_score=np.nan,
                 return_train_score=True, random_state=None, n_jobs=None, verbose=0):
        self.estimator = estimator
        self.param_distributions = param_distributions
        self.n_candidates = n_candidates
        self.factor = factor
        self.resource = resource
        self.max_resources = max_resources
        self.min_resources = min_resources
        self.aggressive_elimination = aggressive_elimination
        self.cv = cv
        self.scoring = scoring
        self.refit = refit
        self.error_score = error_score
        self.return_train_score = return_train_score
        self.random_state = random_state
        self.n_jobs = n_jobs
        self.verbose = verbose

    def _check_candidates(self):
        check("HalvingRandomSearchCV", "n_candidates", self.n_candidates, (int_from(0, "inf", "()"), one_of("exhaust")))
        if self.min_resources == self.n_candidates == "exhaust":
            raise ValueError("n_candidates and min_resources cannot be both set to 'exhaust'.")

    def _candidates(self):
        count = self.max_resources_ // self.min_resources_ if self.n_candidates == "exhaust" else self.n_candidates
        return ParameterSampler(self.param_distributions, count, random_state=self.random_state)
