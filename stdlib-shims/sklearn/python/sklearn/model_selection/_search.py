"""Searches for the best parameters: every combination, or a sample of them."""

import numbers
import time

import numpy as np

from sklearn._data import check_fitted
from sklearn.base import BaseEstimator, MetaEstimatorMixin, clone, is_classifier
from sklearn.exceptions import NotFittedError
from sklearn.metrics._scorer import MultimetricScorer, check_scoring, check_several
from sklearn.model_selection._folds import check_cv
from sklearn.model_selection._parameters import ParameterGrid, ParameterSampler
from sklearn.model_selection._validation import fit_and_score, gather, warn_about_failures
from sklearn.utils._named import available_if


def _best_has(name):
    def found(self):
        if not self.refit:
            raise AttributeError(f"This {type(self).__name__} instance was initialized with `refit=False`. {name} is available only after "
                                 "refitting on the best parameters. You can refit an estimator manually using the `best_params_` attribute")
        getattr(self.best_estimator_ if hasattr(self, "best_estimator_") else self.estimator, name)
        return True
    return found


def _of_best(name, words):
    """A method of the best estimator, there only after refitting."""
    def call(self, X):
        check_fitted(self)
        return getattr(self.best_estimator_, name)(X)
    call.__name__, call.__doc__ = name, words
    return available_if(_best_has(name))(call)


class BaseSearchCV(MetaEstimatorMixin, BaseEstimator):
    """What searches share: fits over splits, a table of results, the best estimator."""

    @property
    def _estimator_type(self):
        return getattr(self.estimator, "_estimator_type", None)

    predict = _of_best("predict", "Predictions of the best estimator.")
    predict_proba = _of_best("predict_proba", "Probabilities of the best estimator.")
    predict_log_proba = _of_best("predict_log_proba", "Logarithms of the probabilities of the best estimator.")
    decision_function = _of_best("decision_function", "Decisions of the best estimator.")
    score_samples = _of_best("score_samples", "Scores of rows by the best estimator.")
    transform = _of_best("transform", "X transformed by the best estimator.")
    inverse_transform = _of_best("inverse_transform", "X transformed back by the best estimator.")

    def score(self, X, y=None, **params):
        """The score of the best estimator."""
        self._check_refit("score")
        check_fitted(self)
        if self.multimetric_:
            return (self.refit if callable(self.scorer_) else self.scorer_[self.refit])(self.best_estimator_, X, y)
        found = self.scorer_(self.best_estimator_, X, y)
        return found[self.refit] if isinstance(found, dict) else found

    def _check_refit(self, name):
        if not self.refit:
            raise AttributeError(f"This {type(self).__name__} instance was initialized with `refit=False`. {name} is available only after "
                                 "refitting on the best parameters. You can refit an estimator manually using the `best_params_` attribute")

    @property
    def n_features_in_(self):
        """The number of columns the best estimator takes."""
        try:
            check_fitted(self)
        except NotFittedError as error:
            raise AttributeError(f"{type(self).__name__} object has no n_features_in_ attribute.") from error
        return self.best_estimator_.n_features_in_

    @property
    def classes_(self):
        """Classes of the best estimator."""
        _best_has("classes_")(self)
        return self.best_estimator_.classes_

    def _scorers(self):
        """The scorer, and the name the scores to refit by have."""
        scoring = self.scoring
        if callable(scoring):
            return scoring, "score"
        if scoring is None or isinstance(scoring, str):
            return check_scoring(self.estimator, scoring), "score"
        scorers = check_several(self.estimator, scoring)
        if self.refit is not False and not callable(self.refit) and (not isinstance(self.refit, str) or self.refit not in scorers):
            raise ValueError(
                "For multi-metric scoring, the parameter refit must be set to a scorer key or a callable to refit an estimator with the best "
                "parameter setting on the whole data and make the best_* attributes available for that metric. If this is not needed, refit "
                f"should be set to False explicitly. {self.refit!r} was passed."
            )
        return MultimetricScorer(scorers=scorers, raise_exc=False if self.error_score != "raise" else True), self.refit

    def fit(self, X, y=None, **params):
        """Try all candidates, then fit the best one on everything."""
        scorer, refit_metric = self._scorers()
        groups = params.pop("groups", None)
        splitter = check_cv(self.cv, y, classifier=is_classifier(self.estimator))
        n_splits = splitter.get_n_splits(X, y, groups)
        base = clone(self.estimator)
        tried, outcomes = [], []

        def evaluate(candidates, cv=None, more_results=None):
            candidates = list(candidates)
            if self.verbose > 0:
                print(f"Fitting {n_splits} folds for each of {len(candidates)} candidates, totalling {len(candidates) * n_splits} fits")
            splits = list((cv or splitter).split(X, y, groups))
            found = []
            for number, candidate in enumerate(candidates):
                for fold, (train, test) in enumerate(splits):
                    found.append(fit_and_score(clone(base), X, y, scorer, train, test, params, None, candidate, self.error_score,
                                               self.return_train_score))
                    self._say(candidate, fold, n_splits, found[-1])
            if len(found) < 1:
                raise ValueError("No fits were performed. Was the CV iterator empty? Were there no candidates?")
            if len(found) != len(candidates) * n_splits:
                raise ValueError("cv.split and cv.get_n_splits returned inconsistent results. Expected "
                                 f"{n_splits} splits, got {len(found) // len(candidates)}")
            warn_about_failures(found, self.error_score)
            tried.extend(candidates)
            outcomes.extend(found)
            self._results = self._table(tried, n_splits, outcomes, more_results)
            return self._results

        self._run_search(evaluate)
        results = self.__dict__.pop("_results")
        first = outcomes[0]["test_scores"]
        self.multimetric_ = isinstance(first, dict)
        if self.multimetric_ and callable(self.scoring):
            self._check_refit_of_function(first)
            refit_metric = self.refit
        if self.refit or not self.multimetric_:
            self.best_index_ = self._best_index(self.refit, refit_metric, results)
            if not callable(self.refit):
                self.best_score_ = results[f"mean_test_{refit_metric}"][self.best_index_]
            self.best_params_ = results["params"][self.best_index_]
        if self.refit:
            self.best_estimator_ = clone(base).set_params(**clone(self.best_params_, safe=False))
            start = time.perf_counter()
            if y is None:
                self.best_estimator_.fit(X, **params)
            else:
                self.best_estimator_.fit(X, y, **params)
            self.refit_time_ = time.perf_counter() - start
            if hasattr(self.best_estimator_, "feature_names_in_"):
                self.feature_names_in_ = self.best_estimator_.feature_names_in_
        self.scorer_ = scorer._scorers if isinstance(scorer, MultimetricScorer) else scorer
        self.cv_results_ = results
        self.n_splits_ = n_splits
        return self

    def _say(self, candidate, fold, n_splits, outcome):
        if self.verbose <= 1:
            return
        start = f"[CV {fold + 1}/{n_splits}] END "
        shown = ", ".join(f"{name}={candidate[name]}" for name in sorted(candidate)) + ";"
        if self.verbose > 2 and not isinstance(outcome["test_scores"], dict):
            shown += f", score={outcome['test_scores']:.3f}"
        seconds = outcome["fit_time"] + outcome["score_time"]
        end = f" total time= {seconds / 60:4.1f}min" if seconds > 60 else f" total time= {seconds:5.1f}s"
        print(f"{start}{'.' * max(0, 79 - len(start) - len(shown) - len(end))}{shown}{end}")

    def _check_refit_of_function(self, first):
        if self.refit is not False and not callable(self.refit) and (not isinstance(self.refit, str) or self.refit not in first):
            raise ValueError(
                "For multi-metric scoring, the parameter refit must be set to a scorer key or a callable to refit an estimator with the best "
                "parameter setting on the whole data and make the best_* attributes available for that metric. If this is not needed, refit "
                f"should be set to False explicitly. {self.refit!r} was passed."
            )

    @staticmethod
    def _best_index(refit, refit_metric, results):
        if callable(refit):
            best = refit(results)
            if not isinstance(best, numbers.Integral):
                raise TypeError("best_index_ returned is not an integer")
            if best < 0 or best >= len(results["params"]):
                raise IndexError("best_index_ index out of range")
            return best
        return results[f"rank_test_{refit_metric}"].argmin()

    def _table(self, candidates, n_splits, outcomes, more_results):
        """The table of results: times, parameters, scores, means, ranks."""
        n_candidates = len(candidates)
        made = {} if more_results is None else dict(more_results)
        made = {key: np.asarray(value) for key, value in made.items()}

        def store(name, values, splits=False, rank=False):
            values = np.array(values, dtype=np.float64).reshape(n_candidates, n_splits)
            if splits:
                for fold in range(n_splits):
                    made[f"split{fold}_{name}"] = values[:, fold]
            means = np.average(values, axis=1)
            made[f"mean_{name}"] = means
            if name.startswith(("train_", "test_")) and np.any(~np.isfinite(means)):
                import warnings
                kind = name.split("_")[0]
                warnings.warn(f"One or more of the {kind} scores are non-finite: {means}", category=UserWarning, stacklevel=4)
            made[f"std_{name}"] = np.sqrt(np.average((values - means[:, None]) ** 2, axis=1))
            if rank:
                made[f"rank_{name}"] = _ranks(means)

        store("fit_time", [outcome["fit_time"] for outcome in outcomes])
        store("score_time", [outcome["score_time"] for outcome in outcomes])
        for key in dict.fromkeys(name for candidate in candidates for name in candidate):
            made[f"param_{key}"] = _column(candidates, key)
        made["params"] = candidates
        tests = _scores_by_name([outcome["test_scores"] for outcome in outcomes])
        trains = _scores_by_name([outcome["train_scores"] for outcome in outcomes]) if self.return_train_score else {}
        for name, scores in tests.items():
            store(f"test_{name}", scores, splits=True, rank=True)
            if self.return_train_score:
                store(f"train_{name}", trains[name], splits=True)
        return made


def _scores_by_name(scores):
    return gather(scores) if isinstance(scores[0], dict) else {"score": scores}


def _ranks(means):
    if np.isnan(means).all():
        return np.ones(len(means), dtype=np.int32)
    filled = np.nan_to_num(means, nan=np.nanmin(means) - 1)
    ordered = np.sort(filled)
    return (len(filled) - np.searchsorted(ordered, filled, side="right") + 1).astype(np.int32)


def _column(candidates, key):
    """A column of the values of one parameter; None where a candidate has none."""
    values = [candidate.get(key) for candidate in candidates]
    present = [key in candidate for candidate in candidates]
    kind = object
    known = [value for value, there in zip(values, present) if there]
    kinds = {type(value) for value in known}
    if kinds and kinds <= {int, float, bool, np.float64, np.int64, np.bool_}:
        found = np.array(known)
        if not (bool in kinds and len(kinds) > 1):
            kind = found.dtype
    if kind != object and all(present):
        return np.array(known, dtype=kind)
    column = np.empty(len(values), dtype=object)
    for place, value in enumerate(values):
        column[place] = value
    return column


class GridSearchCV(BaseSearchCV):
    """Every combination of a grid of parameters, judged by cross-validation."""

    def __init__(self, estimator, param_grid, *, scoring=None, n_jobs=None, refit=True, cv=None, verbose=0, pre_dispatch="2*n_jobs",
                 error_score=np.nan, return_train_score=False):
        self.scoring = scoring
        self.estimator = estimator
        self.n_jobs = n_jobs
        self.refit = refit
        self.cv = cv
        self.verbose = verbose
        self.pre_dispatch = pre_dispatch
        self.error_score = error_score
        self.return_train_score = return_train_score
        self.param_grid = param_grid

    def _run_search(self, evaluate):
        evaluate(ParameterGrid(self.param_grid))


class RandomizedSearchCV(BaseSearchCV):
    """Combinations drawn at random, judged by cross-validation."""

    def __init__(self, estimator, param_distributions, *, n_iter=10, scoring=None, n_jobs=None, refit=True, cv=None, verbose=0,
                 pre_dispatch="2*n_jobs", random_state=None, error_score=np.nan, return_train_score=False):
        self.param_distributions = param_distributions
        self.n_iter = n_iter
        self.random_state = random_state
        self.scoring = scoring
        self.estimator = estimator
        self.n_jobs = n_jobs
        self.refit = refit
        self.cv = cv
        self.verbose = verbose
        self.pre_dispatch = pre_dispatch
        self.error_score = error_score
        self.return_train_score = return_train_score

    def _run_search(self, evaluate):
        evaluate(ParameterSampler(self.param_distributions, self.n_iter, random_state=self.random_state))
