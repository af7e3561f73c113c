"""Folds of rows: plain, stratified, by group, in time, one by one."""

import numbers
import warnings
from itertools import combinations

import numpy as np

from sklearn._data import check_consistent_length, column_or_1d, row_count
from sklearn.utils._random import check_random_state
from sklearn.utils.multiclass import type_of_target


class _Shown:
    """Splitters are written out with all their parameters."""

    def __repr__(self):
        code = type(self).__init__.__code__
        names = sorted(code.co_varnames[1:code.co_argcount + code.co_kwonlyargcount])
        if "kwargs" in names:
            names.remove("kwargs")
        own = type(self).__name__
        text, width = own + "(", len(own)
        for position, name in enumerate(names):
            value = getattr(self, name, None)
            if value is None and hasattr(self, "cvargs"):
                value = self.cvargs.get(name)
            piece = f"{name}={value!r}"
            if position and width + len(piece) >= 75:
                text += ",\n" + " " * (1 + len(own) // 2)
                width = 1 + len(own) // 2
            elif position:
                text += ", "
                width += 2
            text += piece
            width += len(piece)
        return text + ")"


class BaseCrossValidator(_Shown):
    """Splitters give pairs of training and test rows."""

    def split(self, X, y=None, groups=None):
        """Pairs of training and test rows."""
        check_consistent_length(X, y, groups)
        rows = np.arange(row_count(X))
        for test in self._tests(X, y, groups):
            mask = np.zeros(len(rows), dtype=bool)
            mask[test] = True
            yield rows[~mask], rows[mask]


class _Folds(BaseCrossValidator):
    def __init__(self, n_splits, *, shuffle, random_state):
        if not isinstance(n_splits, numbers.Integral):
            raise ValueError(f"The number of folds must be of Integral type. {n_splits} of type {type(n_splits)} was passed.")
        if n_splits <= 1:
            raise ValueError(
                "k-fold cross-validation requires at least one train/test split by setting n_splits=2 or more, got "
                f"n_splits={int(n_splits)}."
            )
        if not isinstance(shuffle, bool):
            raise TypeError(f"shuffle must be True or False; got {shuffle}")
        if not shuffle and random_state is not None:
            raise ValueError(
                "Setting a random_state has no effect since shuffle is False. You should leave random_state to its default (None), or "
                "set shuffle=True."
            )
        self.n_splits = int(n_splits)
        self.shuffle = shuffle
        self.random_state = random_state

    def split(self, X, y=None, groups=None):
        """Pairs of training and test rows."""
        n_rows = row_count(X)
        if self.n_splits > n_rows:
            raise ValueError(
                f"Cannot have number of splits n_splits={self.n_splits} greater than the number of samples: n_samples={n_rows}."
            )
        yield from super().split(X, y, groups)

    def get_n_splits(self, X=None, y=None, groups=None):
        """The number of folds."""
        return self.n_splits


class KFold(_Folds):
    """Consecutive folds, shuffled first where wanted."""

    def __init__(self, n_splits=5, *, shuffle=False, random_state=None):
        super().__init__(n_splits, shuffle=shuffle, random_state=random_state)

    def _tests(self, X, y=None, groups=None):
        n_rows = row_count(X)
        rows = np.arange(n_rows)
        if self.shuffle:
            check_random_state(self.random_state).shuffle(rows)
        start = 0
        for fold in range(self.n_splits):
            size = n_rows // self.n_splits + (1 if fold < n_rows % self.n_splits else 0)
            yield rows[start:start + size]
            start += size


class StratifiedKFold(_Folds):
    """Folds with the same shares of classes."""

    def __init__(self, n_splits=5, *, shuffle=False, random_state=None):
        super().__init__(n_splits, shuffle=shuffle, random_state=random_state)

    def split(self, X, y, groups=None):
        """Pairs of training and test rows."""
        yield from super().split(X, y, groups)

    def _tests(self, X, y=None, groups=None):
        kind = type_of_target(y)
        if kind not in ("binary", "multiclass"):
            raise ValueError(f"Supported target types are: {('binary', 'multiclass')}. Got {kind!r} instead.")
        y = column_or_1d(y)
        _, first, numbers_ = np.unique(y, return_index=True, return_inverse=True)
        _, order = np.unique(first, return_inverse=True)
        encoded = order[numbers_]
        counts = np.bincount(encoded)
        if (self.n_splits > counts).all():
            raise ValueError(f"n_splits={self.n_splits} cannot be greater than the number of members in each class.")
        if self.n_splits > counts.min():
            warnings.warn(
                f"The least populated class in y has only {counts.min()} members, which is less than n_splits={self.n_splits}.",
                UserWarning, stacklevel=2,
            )
        sorted_classes = np.sort(encoded)
        shares = [np.bincount(sorted_classes[fold::self.n_splits], minlength=len(counts)) for fold in range(self.n_splits)]
        rng = check_random_state(self.random_state)
        folds = np.empty(len(y), dtype=np.int64)
        for label in range(len(counts)):
            places = np.repeat(np.arange(self.n_splits), [int(share[label]) for share in shares])
            if self.shuffle:
                rng.shuffle(places)
            folds[encoded == label] = places
        for fold in range(self.n_splits):
            yield folds == fold


class GroupKFold(_Folds):
    """Folds in which no group is split."""

    def __init__(self, n_splits=5, *, shuffle=False, random_state=None):
        super().__init__(n_splits, shuffle=shuffle, random_state=random_state)

    def split(self, X, y=None, groups=None):
        """Pairs of training and test rows."""
        yield from super().split(X, y, groups)

    def _tests(self, X, y=None, groups=None):
        if groups is None:
            raise ValueError("The 'groups' parameter should not be None.")
        found, numbers_ = np.unique(np.asarray(groups), return_inverse=True)
        if self.n_splits > len(found):
            raise ValueError(f"Cannot have number of splits n_splits={self.n_splits} greater than the number of groups: {len(found)}.")
        if self.shuffle:
            order = check_random_state(self.random_state).permutation(np.arange(len(found)))
            for chosen in np.array_split(order, self.n_splits):
                yield np.flatnonzero(np.isin(numbers_, chosen))
            return
        counts = np.bincount(numbers_)
        sizes = [0] * self.n_splits
        fold_of = np.zeros(len(found), dtype=np.int64)
        for group in np.argsort(counts)[::-1].tolist():
            lightest = sizes.index(min(sizes))
            sizes[lightest] += int(counts[group])
            fold_of[group] = lightest
        for fold in range(self.n_splits):
            yield np.flatnonzero(fold_of[numbers_] == fold)


class LeaveOneOut(BaseCrossValidator):
    """Each row is once the test."""

    def __init__(self):
        pass

    def _tests(self, X, y=None, groups=None):
        n_rows = row_count(X)
        if n_rows <= 1:
            raise ValueError(f"Cannot perform LeaveOneOut with n_samples={n_rows}.")
        return range(n_rows)

    def get_n_splits(self, X, y=None, groups=None):
        """The number of rows."""
        if X is None:
            raise ValueError("The 'X' parameter should not be None.")
        return row_count(X)


class LeavePOut(BaseCrossValidator):
    """Each set of p rows is once the test."""

    def __init__(self, p):
        self.p = p

    def _tests(self, X, y=None, groups=None):
        n_rows = row_count(X)
        if n_rows <= self.p:
            raise ValueError(f"p={self.p} must be strictly less than the number of samples={n_rows}")
        for chosen in combinations(range(n_rows), self.p):
            yield np.array(chosen)

    def get_n_splits(self, X, y=None, groups=None):
        """The number of sets of p rows."""
        from math import comb
        return comb(row_count(X), self.p)


class LeaveOneGroupOut(BaseCrossValidator):
    """Each group is once the test."""

    def __init__(self):
        pass

    def _tests(self, X, y=None, groups=None):
        if groups is None:
            raise ValueError("The 'groups' parameter should not be None.")
        groups = np.asarray(groups)
        found = np.unique(groups)
        if len(found) <= 1:
            raise ValueError(
                "The groups parameter contains fewer than 2 unique groups "
                f"({found}). LeaveOneGroupOut expects at least 2."
            )
        for group in found:
            yield groups == group

    def get_n_splits(self, X=None, y=None, groups=None):
        """The number of groups."""
        if groups is None:
            raise ValueError("The 'groups' parameter should not be None.")
        return len(np.unique(np.asarray(groups)))


class PredefinedSplit(BaseCrossValidator):
    """Folds given by a number for each row; -1 is never a test."""

    def __init__(self, test_fold):
        self.test_fold = column_or_1d(np.array(test_fold, dtype=int))
        self.unique_folds = np.unique(self.test_fold)
        self.unique_folds = self.unique_folds[self.unique_folds != -1]

    def split(self, X=None, y=None, groups=None):
        """Pairs of training and test rows."""
        rows = np.arange(len(self.test_fold))
        for fold in self.unique_folds:
            test = self.test_fold == fold
            yield rows[~test], rows[test]

    def get_n_splits(self, X=None, y=None, groups=None):
        """The number of folds."""
        return len(self.unique_folds)


class TimeSeriesSplit(_Folds):
    """Tests that always come after their training rows."""

    def __init__(self, n_splits=5, *, max_train_size=None, test_size=None, gap=0):
        super().__init__(n_splits, shuffle=False, random_state=None)
        self.max_train_size = max_train_size
        self.test_size = test_size
        self.gap = gap

    def split(self, X, y=None, groups=None):
        """Pairs of training and test rows."""
        check_consistent_length(X, y, groups)
        n_rows = row_count(X)
        n_folds = self.n_splits + 1
        size = self.test_size if self.test_size is not None else n_rows // n_folds
        if n_folds > n_rows:
            raise ValueError(f"Cannot have number of folds={n_folds} greater than the number of samples={n_rows}.")
        if n_rows - self.gap - size * self.n_splits <= 0:
            raise ValueError(
                f"Too many splits={self.n_splits} for number of samples={n_rows} with test_size={size} and gap={self.gap}."
            )
        rows = np.arange(n_rows)
        for start in range(n_rows - self.n_splits * size, n_rows, size):
            end = start - self.gap
            first = end - self.max_train_size if self.max_train_size and self.max_train_size < end else 0
            yield rows[first:end], rows[start:start + size]


class _Repeated(_Shown):
    def __init__(self, kind, n_repeats, random_state, n_splits):
        if not isinstance(n_repeats, numbers.Integral):
            raise ValueError("Number of repetitions must be of Integral type.")
        if n_repeats <= 0:
            raise ValueError("Number of repetitions must be greater than 0.")
        self._kind = kind
        self.n_repeats = n_repeats
        self.random_state = random_state
        self.cvargs = {"n_splits": n_splits}

    def split(self, X, y=None, groups=None):
        """Pairs of training and test rows, of each repetition in turn."""
        rng = check_random_state(self.random_state)
        for _ in range(self.n_repeats):
            yield from self._kind(random_state=rng, shuffle=True, **self.cvargs).split(X, y, groups)

    def get_n_splits(self, X=None, y=None, groups=None):
        """Folds times repetitions."""
        return self.n_repeats * self.cvargs["n_splits"]


class RepeatedKFold(_Repeated):
    """KFold several times, shuffled anew."""

    def __init__(self, *, n_splits=5, n_repeats=10, random_state=None):
        super().__init__(KFold, n_repeats, random_state, n_splits)


class RepeatedStratifiedKFold(_Repeated):
    """StratifiedKFold several times, shuffled anew."""

    def __init__(self, *, n_splits=5, n_repeats=10, random_state=None):
        super().__init__(StratifiedKFold, n_repeats, random_state, n_splits)


class _Listed:
    """Splits given as a list of pairs."""

    def __init__(self, pairs):
        self.cv = list(pairs)

    def split(self, X=None, y=None, groups=None):
        """The pairs given."""
        yield from self.cv

    def get_n_splits(self, X=None, y=None, groups=None):
        """The number of pairs."""
        return len(self.cv)


def check_cv(cv=5, y=None, *, classifier=False):
    """A splitter of a number, a list of pairs or a splitter."""
    cv = 5 if cv is None else cv
    if isinstance(cv, numbers.Integral):
        if classifier and y is not None and type_of_target(y) in ("binary", "multiclass"):
            return StratifiedKFold(cv)
        return KFold(cv)
    if not hasattr(cv, "split") or isinstance(cv, str):
        if not hasattr(cv, "__iter__") or isinstance(cv, str):
            raise ValueError(
                f"Expected `cv` as an integer, a cross-validation object (from sklearn.model_selection), or an iterable. Got {cv}."
            )
        return _Listed(cv)
    return cv
