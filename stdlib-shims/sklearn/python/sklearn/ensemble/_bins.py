"""Columns as bins of one byte, and trees grown on them."""

import numpy as np

import _sklearn_boosting as native
from sklearn.utils._random import check_random_state

MOST_ROWS_READ = 200_000


class Binner:
    """Learns edges of bins; the last bin is for missing values."""

    def __init__(self, n_bins, is_categorical, known_categories, random_state):
        self.n_bins = n_bins
        self.is_categorical = is_categorical
        self.known_categories = known_categories
        self.random_state = random_state

    def fit(self, X):
        """Learn the edges, of many rows from a sample."""
        rng = check_random_state(self.random_state)
        if X.shape[0] > MOST_ROWS_READ:
            X = X.take(rng.choice(X.shape[0], MOST_ROWS_READ, replace=False), axis=0)
        n_columns = X.shape[1]
        flags = np.zeros(n_columns, dtype=bool) if self.is_categorical is None else np.asarray(self.is_categorical, dtype=bool)
        self.is_categorical_ = flags
        self.missing_values_bin_idx_ = self.n_bins - 1
        # Halfway between values, or quantiles where there are more values than bins.
        most = self.n_bins - 1
        edges = native.edges(X, flags, most, np.linspace(0, 100, num=most + 1)[1:-1] / 100)
        self.bin_thresholds_ = [self.known_categories[column] if flags[column] else edges[column] for column in range(n_columns)]
        counts = [len(edges) if flag else len(edges) + 1 for edges, flag in zip(self.bin_thresholds_, flags.tolist())]
        self.n_bins_non_missing_ = np.array(counts, dtype=np.uint32)
        return self

    def transform(self, X):
        """Bins, a row for each column."""
        return native.binned(X, self.bin_thresholds_, self.is_categorical_, self.missing_values_bin_idx_)


class BinTree:
    """A tree grown on bins: arrays with one entry for each node."""

    def __init__(self, parts, binner, output):
        (self.value, self.count, self.column, self.bin, self.missing_go_to_left, self.left, self.right, self.gain, self.depth,
         self.set, self.sets, self.begin, self.rows) = parts
        self.output = output
        splits = np.flatnonzero(self.column >= 0)
        self.threshold = np.zeros(len(self.value))
        for node in splits.tolist():
            column, place = int(self.column[node]), int(self.bin[node])
            if place == binner.n_bins_non_missing_[column] - 1:
                self.threshold[node] = np.inf
            elif self.set[node] < 0:
                self.threshold[node] = binner.bin_thresholds_[column][place]

    @property
    def is_leaf(self):
        """Which nodes are leaves."""
        return self.column < 0

    def get_n_leaf_nodes(self):
        """The number of leaves."""
        return int(self.is_leaf.sum())

    def get_max_depth(self):
        """The depth of the deepest node."""
        return int(self.depth.max())

    def forget_rows(self):
        """Drop what only growing needs."""
        self.begin = self.rows = None

    def parts(self):
        """What native code needs to walk the tree."""
        return (self.value, self.column, self.threshold, self.bin, self.missing_go_to_left, self.left, self.right, self.set, self.sets,
                self.output)

    def leaves(self):
        """Leaves in the order of their rows."""
        found = np.flatnonzero(self.is_leaf)
        return found[np.argsort(self.begin[found], kind="stable")]

    def add_to(self, raw):
        """Add what the tree answers to the scores of the rows it was grown on."""
        leaves = self.leaves()
        raw[:, self.output] += native.answers(self.rows, self.count[leaves], self.value[leaves])

    def renew(self, update):
        """New values of leaves; `update` takes the rows of one."""
        for leaf in self.leaves().tolist():
            start = int(self.begin[leaf])
            self.value[leaf] = update(self.rows[start:start + int(self.count[leaf])])

    def partial_dependence(self, grid, features):
        """The answer at each point of a grid over a few columns, the other columns averaged."""
        weights = [None] * len(self.value)
        weights[0] = np.ones(len(grid))
        features = list(features)
        found = np.zeros(len(grid))
        for node in range(len(self.value)):
            own = weights[node]
            if self.column[node] < 0:
                found += own * self.value[node]
                continue
            left, right = int(self.left[node]), int(self.right[node])
            if int(self.column[node]) in features:
                values = grid[:, features.index(int(self.column[node]))]
                goes_left = np.where(np.isnan(values), bool(self.missing_go_to_left[node]), values <= self.threshold[node])
                weights[left], weights[right] = np.where(goes_left, own, 0.0), np.where(goes_left, 0.0, own)
            else:
                share = self.count[left] / self.count[node]
                weights[left], weights[right] = own * share, own * (1 - share)
        return found
