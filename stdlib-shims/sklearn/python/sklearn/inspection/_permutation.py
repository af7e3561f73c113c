"""How much the score suffers when a column is shuffled."""

import numbers

import numpy as np

from sklearn._data import check_array
from sklearn._rules import SEED, check, float_in, int_from
from sklearn.utils import Bunch
from sklearn.utils._indexing import take_rows
from sklearn.utils._random import check_random_state
from sklearn.utils._sampling import sample_without_replacement


def permutation_importance(estimator, X, y, *, scoring=None, n_repeats=5, n_jobs=None, random_state=None, sample_weight=None,
                           max_samples=1.0):
    """The fall of the score for each column and each shuffle, with means and deviations."""
    from sklearn.metrics._scorer import MultimetricScorer, check_scoring, check_several
    owner = "permutation_importance"
    check(owner, "n_repeats", n_repeats, int_from(1))
    check(owner, "random_state", random_state, SEED)
    check(owner, "max_samples", max_samples, (int_from(1), float_in("0.0", "1.0", "(]")))
    if not hasattr(X, "iloc"):
        X = check_array(X, ensure_all_finite="allow-nan", dtype=None)
    seed = check_random_state(random_state).randint(np.iinfo(np.int32).max + 1)
    if not isinstance(max_samples, numbers.Integral):
        max_samples = int(max_samples * X.shape[0])
    elif max_samples > X.shape[0]:
        raise ValueError("max_samples must be <= n_samples")
    if isinstance(scoring, (list, tuple, set, dict)):
        scorer = MultimetricScorer(scorers=check_several(estimator, scoring), raise_exc=True)
    else:
        scorer = check_scoring(estimator, scoring=scoring)
    base = _score(scorer, estimator, X, y, sample_weight)
    scores = [_shuffled_scores(estimator, X, y, sample_weight, column, seed, n_repeats, scorer, max_samples)
              for column in range(X.shape[1])]
    if isinstance(base, dict):
        return {name: _summary(base[name], np.array([[own[name] for own in column] for column in scores])) for name in base}
    return _summary(base, np.array(scores))


def _score(scorer, estimator, X, y, weights):
    return scorer(estimator, X, y) if weights is None else scorer(estimator, X, y, sample_weight=weights)


def _shuffled_scores(estimator, X, y, weights, column, seed, n_repeats, scorer, max_samples):
    random_state = check_random_state(int(seed))
    if max_samples < X.shape[0]:
        rows = sample_without_replacement(X.shape[0], max_samples, random_state=random_state)
        X, y = take_rows(X, rows), take_rows(y, rows)
        weights = None if weights is None else take_rows(np.asarray(weights), rows)
    X = X.copy()
    order = np.arange(X.shape[0])
    found = []
    for _ in range(n_repeats):
        random_state.shuffle(order)
        if hasattr(X, "iloc"):
            own = X.iloc[order, column]
            own.index = X.index
            X[X.columns[column]] = own
        else:
            X[:, column] = X[order, column]
        found.append(_score(scorer, estimator, X, y, weights))
    return found


def _summary(base, scores):
    falls = base - scores
    return Bunch(importances_mean=np.mean(falls, axis=1), importances_std=np.std(falls, axis=1), importances=falls)
