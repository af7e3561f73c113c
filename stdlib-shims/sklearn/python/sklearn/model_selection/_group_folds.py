"""Splits by group: several groups left out at once, and folds that keep the shares of classes."""

from itertools import combinations
from math import comb

import numpy as np

from sklearn._data import check_consistent_length, column_or_1d
from sklearn.model_selection._folds import BaseCrossValidator, _Folds
from sklearn.utils._random import check_random_state
from sklearn.utils.multiclass import type_of_target

_NO_GROUPS = "The 'groups' parameter should not be None."


class LeavePGroupsOut(BaseCrossValidator):
    """Each set of p groups is once the test."""

    def __init__(self, n_groups):
        self.n_groups = n_groups

    def _tests(self, X, y=None, groups=None):
        if groups is None:
            raise ValueError(_NO_GROUPS)
        groups = np.asarray(groups)
        found = np.unique(groups)
        if self.n_groups >= len(found):
            raise ValueError(f"The groups parameter contains fewer than (or equal to) n_groups ({self.n_groups}) numbers of unique groups "
                             f"({found}). LeavePGroupsOut expects that at least n_groups + 1 ({self.n_groups + 1}) unique groups be present")
        for chosen in combinations(range(len(found)), self.n_groups):
            yield np.isin(groups, found[list(chosen)])

    def get_n_splits(self, X=None, y=None, groups=None):
        """The number of sets of p groups."""
        if groups is None:
            raise ValueError(_NO_GROUPS)
        return comb(len(np.unique(np.asarray(groups))), self.n_groups)


class StratifiedGroupKFold(_Folds):
    """Folds in which no group is split and the shares of classes stay close."""

    def __init__(self, n_splits=5, shuffle=False, random_state=None):
        super().__init__(n_splits, shuffle=shuffle, random_state=random_state)

    def _tests(self, X, y=None, groups=None):
        check_consistent_length(y, groups)
        rng = check_random_state(self.random_state)
        kind = type_of_target(y)
        if kind not in ("binary", "multiclass"):
            raise ValueError(f"Supported target types are: {('binary', 'multiclass')}. Got {kind!r} instead.")
        _, codes, counts = np.unique(column_or_1d(y), return_inverse=True, return_counts=True)
        if np.all(self.n_splits > counts):
            raise ValueError(f"n_splits={self.n_splits} cannot be greater than the number of members in each class.")
        if self.n_splits > counts.min():
            import warnings
            warnings.warn(f"The least populated class in y has only {counts.min()} members, which is less than n_splits={self.n_splits}.",
                          UserWarning, stacklevel=2)
        _, group_of = np.unique(np.asarray(groups), return_inverse=True)
        table = np.bincount(group_of * len(counts) + codes, minlength=(group_of.max() + 1) * len(counts)).reshape(-1, len(counts))
        fold_counts = np.zeros((self.n_splits, len(counts)))
        members = [[] for _ in range(self.n_splits)]
        if self.shuffle:
            order = np.arange(len(table))
            rng.shuffle(order)
            table = table[order]
        ranked = np.argsort(-np.std(table, axis=1), kind="mergesort")
        for group in ranked.tolist():
            best = self._best_fold(fold_counts, counts, table[group])
            fold_counts[best] += table[group]
            members[best].append(group)
        for fold in range(self.n_splits):
            yield np.flatnonzero(np.isin(group_of, members[fold]))

    def _best_fold(self, fold_counts, counts, own):
        best, least, fewest = None, np.inf, np.inf
        for fold in range(self.n_splits):
            fold_counts[fold] += own
            spread = np.mean(np.std(fold_counts / counts.reshape(1, -1), axis=0))
            fold_counts[fold] -= own
            rows = np.sum(fold_counts[fold])
            if spread < least or (np.isclose(spread, least) and rows < fewest):
                best, least, fewest = fold, spread, rows
        return best
