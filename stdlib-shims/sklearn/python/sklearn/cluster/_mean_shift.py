"""Mean shift: windows climb to where rows are densest."""

import warnings

import numpy as np

from sklearn._data import check_array, check_fitted
from sklearn._rules import BOOL, SEED, check, float_in, int_from
from sklearn.base import BaseEstimator, ClusterMixin
from sklearn.cluster._words import JOBS


def estimate_bandwidth(X, *, quantile=0.3, n_samples=None, random_state=0, n_jobs=None):
    """The mean distance to the farthest of the nearest rows, of which `quantile` are taken."""
    from sklearn.neighbors import NearestNeighbors
    from sklearn.utils._random import check_random_state
    check("estimate_bandwidth", "quantile", quantile, float_in("0.0", "1.0", "[]"))
    check("estimate_bandwidth", "n_samples", n_samples, (int_from(1), "None"))
    check("estimate_bandwidth", "random_state", random_state, SEED)
    X = check_array(X)
    rng = check_random_state(random_state)
    if n_samples is not None:
        X = X[rng.permutation(X.shape[0])[:n_samples]]
    near = NearestNeighbors(n_neighbors=max(int(X.shape[0] * quantile), 1)).fit(X)
    total = 0.0
    for start in range(0, len(X), 500):
        total += np.max(near.kneighbors(X[start:start + 500])[0], axis=1).sum()
    return total / X.shape[0]


def get_bin_seeds(X, bin_size, min_bin_freq=1):
    """The middles of the boxes of a grid that hold enough rows."""
    if bin_size == 0:
        return X
    boxes = {}
    for box in np.round(np.asarray(X) / bin_size).tolist():
        boxes[tuple(box)] = boxes.get(tuple(box), 0) + 1
    seeds = np.array([box for box, n in boxes.items() if n >= min_bin_freq], dtype=np.float32)
    if len(seeds) == len(X):
        warnings.warn("Binning data failed with provided bin_size=%f, using data points as seeds." % bin_size, stacklevel=2)
        return X
    return seeds * bin_size


def _climb(seed, X, near, bandwidth, max_iter):
    """Where a window ends, how many rows are in it and how often it moved."""
    mean, n_moves = seed, 0
    while True:
        inside = X[near.radius_neighbors(mean[None, :], bandwidth, return_distance=False)[0]]
        if len(inside) == 0:
            break
        before, mean = mean, np.mean(inside, axis=0)
        if np.linalg.norm(mean - before) <= 1e-3 * bandwidth or n_moves == max_iter:
            break
        n_moves += 1
    return tuple(mean.tolist()), len(inside), n_moves


class MeanShift(ClusterMixin, BaseEstimator):
    """Clusters around the peaks of density."""

    _rules = {"bandwidth": (float_in("0.0", "inf", "()"), "None"), "seeds": ("an array-like", "None"), "bin_seeding": BOOL,
              "min_bin_freq": int_from(1), "cluster_all": BOOL, "n_jobs": JOBS, "max_iter": int_from(0)}

    def __init__(self, *, bandwidth=None, seeds=None, bin_seeding=False, min_bin_freq=1, cluster_all=True, n_jobs=None, max_iter=300):
        self.bandwidth = bandwidth
        self.seeds = seeds
        self.bin_seeding = bin_seeding
        self.min_bin_freq = min_bin_freq
        self.cluster_all = cluster_all
        self.n_jobs = n_jobs
        self.max_iter = max_iter

    def fit(self, X, y=None):
        """Let a window climb from each seed."""
        from sklearn.neighbors import NearestNeighbors
        X = self._validate(X).astype(np.float64)
        bandwidth = self.bandwidth
        if bandwidth is None:
            bandwidth = estimate_bandwidth(X)
        seeds = self.seeds
        if seeds is None:
            seeds = get_bin_seeds(X, bandwidth, self.min_bin_freq) if self.bin_seeding else X
        near = NearestNeighbors(radius=bandwidth).fit(X)
        climbs = [_climb(seed, X, near, bandwidth, self.max_iter) for seed in np.asarray(seeds, dtype=np.float64)]
        peaks = {peak: n_inside for peak, n_inside, _ in climbs if n_inside}
        self.n_iter_ = max(n_moves for _, _, n_moves in climbs)
        if not peaks:
            raise ValueError(
                "No point was within bandwidth=%f of any seed. Try a different seeding strategy                              or increase "
                "the bandwidth." % bandwidth
            )
        ordered = np.array([peak for peak, _ in sorted(peaks.items(), key=lambda pair: (pair[1], pair[0]), reverse=True)])
        is_kept = np.ones(len(ordered), dtype=bool)
        near = NearestNeighbors(radius=bandwidth).fit(ordered)
        around = near.radius_neighbors(ordered, return_distance=False)
        for place, others in enumerate(around):
            if is_kept[place]:
                is_kept[others] = False
                is_kept[place] = True
        centers = ordered[is_kept]
        distances, places = NearestNeighbors(n_neighbors=1).fit(centers).kneighbors(X)
        labels = places.ravel()
        if not self.cluster_all:
            labels = np.where(distances.ravel() <= bandwidth, labels, -1)
        self.cluster_centers_, self.labels_ = centers, labels
        return self

    def predict(self, X):
        """The nearest peak of each row."""
        from sklearn.metrics.pairwise import pairwise_distances_argmin
        check_fitted(self)
        return pairwise_distances_argmin(self._validate(X, reset=False), self.cluster_centers_)


def mean_shift(X, *, bandwidth=None, seeds=None, bin_seeding=False, min_bin_freq=1, cluster_all=True, max_iter=300, n_jobs=None):
    """Peaks and labels of mean shift."""
    found = MeanShift(bandwidth=bandwidth, seeds=seeds, min_bin_freq=min_bin_freq, bin_seeding=bin_seeding, cluster_all=cluster_all,
                      n_jobs=n_jobs, max_iter=max_iter).fit(X)
    return found.cluster_centers_, found.labels_
