"""Random splits, and train_test_split."""

import math
import numbers

import numpy as np

from sklearn._data import check_consistent_length, row_count
from sklearn._rules import BOOL, check, float_in, int_from
from sklearn.model_selection._folds import _Shown
from sklearn.model_selection._proportions import approximate_mode
from sklearn.utils._indexing import take_rows
from sklearn.utils._random import check_random_state

_SIZE = (float_in("0.0", "1.0", "()"), int_from(1), "None")


def split_sizes(n_rows, test_size, train_size, default_test_size=None):
    """The numbers of training and test rows."""
    if test_size is None and train_size is None:
        test_size = default_test_size
    for name, size in (("test_size", test_size), ("train_size", train_size)):
        whole = isinstance(size, numbers.Integral)
        if (whole and not 0 < size < n_rows) or (size is not None and not whole and not 0 < size < 1):
            raise ValueError(
                f"{name}={size} should be either positive and smaller than the number of samples {n_rows} or a float in the (0, 1) range"
            )
    whole_test, whole_train = isinstance(test_size, numbers.Integral), isinstance(train_size, numbers.Integral)
    if isinstance(train_size, float) and isinstance(test_size, float) and train_size + test_size > 1:
        raise ValueError(
            f"The sum of test_size and train_size = {train_size + test_size}, should be in the (0, 1) range. Reduce test_size and/or "
            "train_size."
        )
    n_test = float(test_size) if whole_test else math.ceil(test_size * n_rows) if test_size is not None else None
    n_train = float(train_size) if whole_train else math.floor(train_size * n_rows) if train_size is not None else None
    if n_train is None:
        n_train = n_rows - n_test
    elif n_test is None:
        n_test = n_rows - n_train
    if n_train + n_test > n_rows:
        raise ValueError(
            f"The sum of train_size and test_size = {int(n_train + n_test)}, should be smaller than the number of samples {n_rows}. "
            "Reduce test_size and/or train_size."
        )
    if int(n_train) == 0:
        raise ValueError(
            f"With n_samples={n_rows}, test_size={test_size} and train_size={train_size}, the resulting train set will be empty. "
            "Adjust any of the aforementioned parameters."
        )
    return int(n_train), int(n_test)


class BaseShuffleSplit(_Shown):
    """Random splits, each drawn anew."""

    def __init__(self, n_splits=10, *, test_size=None, train_size=None, random_state=None):
        self.n_splits = n_splits
        self.test_size = test_size
        self.train_size = train_size
        self.random_state = random_state
        self._default_test_size = 0.1

    def split(self, X, y=None, groups=None):
        """Pairs of training and test rows."""
        check_consistent_length(X, y, groups)
        yield from self._pairs(X, y, groups)

    def get_n_splits(self, X=None, y=None, groups=None):
        """The number of splits."""
        return self.n_splits


class ShuffleSplit(BaseShuffleSplit):
    """Random splits of the rows."""

    def __init__(self, n_splits=10, *, test_size=None, train_size=None, random_state=None):
        super().__init__(n_splits, test_size=test_size, train_size=train_size, random_state=random_state)

    def _pairs(self, X, y=None, groups=None):
        n_rows = row_count(X)
        n_train, n_test = split_sizes(n_rows, self.test_size, self.train_size, self._default_test_size)
        rng = check_random_state(self.random_state)
        for _ in range(self.n_splits):
            order = rng.permutation(n_rows)
            yield order[n_test:n_test + n_train], order[:n_test]


class GroupShuffleSplit(BaseShuffleSplit):
    """Random splits of the groups."""

    def __init__(self, n_splits=5, *, test_size=None, train_size=None, random_state=None):
        super().__init__(n_splits, test_size=test_size, train_size=train_size, random_state=random_state)
        self._default_test_size = 0.2

    def _pairs(self, X, y=None, groups=None):
        if groups is None:
            raise ValueError("The 'groups' parameter should not be None.")
        found, numbers_ = np.unique(np.asarray(groups), return_inverse=True)
        n_train, n_test = split_sizes(len(found), self.test_size, self.train_size, self._default_test_size)
        rng = check_random_state(self.random_state)
        for _ in range(self.n_splits):
            order = rng.permutation(len(found))
            test, train = order[:n_test], order[n_test:n_test + n_train]
            yield np.flatnonzero(np.isin(numbers_, train)), np.flatnonzero(np.isin(numbers_, test))


class StratifiedShuffleSplit(BaseShuffleSplit):
    """Random splits that keep the shares of classes."""

    def __init__(self, n_splits=10, *, test_size=None, train_size=None, random_state=None):
        super().__init__(n_splits, test_size=test_size, train_size=train_size, random_state=random_state)

    def split(self, X, y, groups=None):
        """Pairs of training and test rows."""
        yield from super().split(X, y, groups)

    def _pairs(self, X, y, groups=None):
        n_rows = row_count(X)
        y = y.to_numpy() if hasattr(y, "to_numpy") else np.asarray(y)
        n_train, n_test = split_sizes(n_rows, self.test_size, self.train_size, self._default_test_size)
        if y.ndim == 2:
            y = np.array([" ".join(row.astype(str)) for row in y])
        classes, encoded = np.unique(y, return_inverse=True)
        counts = np.bincount(encoded)
        if counts.min() < 2:
            raise ValueError(
                "The least populated class in y has only 1 member, which is too few. The minimum number of groups for any class cannot "
                "be less than 2."
            )
        for name, size in (("train_size", n_train), ("test_size", n_test)):
            if size < len(classes):
                raise ValueError(f"The {name} = {size} should be greater or equal to the number of classes = {len(classes)}")
        members = np.split(np.argsort(encoded, kind="mergesort"), np.cumsum(counts)[:-1])
        rng = check_random_state(self.random_state)
        for _ in range(self.n_splits):
            of_train = approximate_mode(counts, n_train, rng)
            of_test = approximate_mode(counts - of_train, n_test, rng)
            train, test = [], []
            for label, group in enumerate(members):
                order = group[rng.permutation(int(counts[label]))]
                train.append(order[:of_train[label]])
                test.append(order[of_train[label]:of_train[label] + of_test[label]])
            yield rng.permutation(np.concatenate(train)), rng.permutation(np.concatenate(test))


def train_test_split(*arrays, test_size=None, train_size=None, random_state=None, shuffle=True, stratify=None):
    """Each array as a training and a test part, in the kind it was given."""
    for name, size in (("test_size", test_size), ("train_size", train_size)):
        check("train_test_split", name, size, _SIZE)
    check("train_test_split", "shuffle", shuffle, BOOL)
    if not arrays:
        raise ValueError("At least one array required as input")
    check_consistent_length(*arrays)
    n_rows = row_count(arrays[0])
    n_train, n_test = split_sizes(n_rows, test_size, train_size, 0.25)
    if not shuffle:
        if stratify is not None:
            raise ValueError("Stratified train/test split is not implemented for shuffle=False")
        train, test = np.arange(n_train), np.arange(n_train, n_train + n_test)
    else:
        kind = ShuffleSplit if stratify is None else StratifiedShuffleSplit
        splitter = kind(1, test_size=n_test, train_size=n_train, random_state=random_state)
        train, test = next(splitter.split(arrays[0], stratify))
    return [part for array in arrays for part in (take_rows(array, train), take_rows(array, test))]
