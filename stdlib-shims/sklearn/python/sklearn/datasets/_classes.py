"""Made data with classes: clusters on corners, labels of documents, rings, blobs."""

import numbers

import numpy as np

from sklearn._data import check_array
from sklearn._rules import BOOL, float_in, int_from
from sklearn.datasets._checked import COUNT, NOISE, SHARE, TUPLE, checked
from sklearn.model_selection._parameters import sample_without_replacement
from sklearn.utils._bunch import Bunch
from sklearn.utils._random import check_random_state, shuffle as shuffle_rows


def _corners(count, dimensions, rng):
    """Distinct corners of a hypercube, as rows of zeros and ones."""
    if dimensions > 30:
        left = rng.randint(2, size=(count, dimensions - 30))
        return np.hstack([left, _corners(count, 30, rng)])
    chosen = np.array(sample_without_replacement(2 ** dimensions, count, rng))
    return (chosen[:, None] >> np.arange(dimensions - 1, -1, -1)[None, :]) & 1


@checked(n_samples=COUNT, n_features=COUNT, n_informative=COUNT, n_redundant=int_from(0), n_repeated=int_from(0), n_classes=COUNT,
         n_clusters_per_class=COUNT, weights=("an array-like", "None"), flip_y=SHARE, class_sep=float_in(0.0, ends="()"), hypercube=BOOL)
def make_classification(n_samples=100, n_features=20, *, n_informative=2, n_redundant=2, n_repeated=0, n_classes=2, n_clusters_per_class=2,
                        weights=None, flip_y=0.01, class_sep=1.0, hypercube=True, shift=0.0, scale=1.0, shuffle=True, random_state=None,
                        return_X_y=True):
    """Clusters of points around corners of a hypercube, with redundant and useless columns beside."""
    rng = check_random_state(random_state)
    if n_informative + n_redundant + n_repeated > n_features:
        raise ValueError("Number of informative, redundant and repeated features must sum to less than the number of total features")
    if n_informative < np.log2(n_classes * n_clusters_per_class):
        raise ValueError(f"n_classes({n_classes}) * n_clusters_per_class({n_clusters_per_class}) must be smaller or equal "
                         f"2**n_informative({n_informative})={2 ** n_informative}")
    if weights is not None:
        if len(weights) not in (n_classes, n_classes - 1):
            raise ValueError("Weights specified but incompatible with number of classes.")
        if len(weights) == n_classes - 1:
            weights = [*weights, 1.0 - sum(weights)]
    else:
        weights = [1.0 / n_classes] * n_classes
    n_useless = n_features - n_informative - n_redundant - n_repeated
    n_clusters = n_classes * n_clusters_per_class
    sizes = [int(n_samples * weights[place % n_classes] / n_clusters_per_class) for place in range(n_clusters)]
    for place in range(n_samples - sum(sizes)):
        sizes[place % n_clusters] += 1
    X, y = np.zeros((n_samples, n_features)), np.zeros(n_samples, dtype=int)
    centres = _corners(n_clusters, n_informative, rng).astype(float)
    centres *= 2 * class_sep
    centres -= class_sep
    if not hypercube:
        centres *= rng.uniform(size=(n_clusters, 1))
        centres *= rng.uniform(size=(1, n_informative))
    X[:, :n_informative] = rng.standard_normal(size=(n_samples, n_informative))
    stop = 0
    for place, centre in enumerate(centres):
        start, stop = stop, stop + sizes[place]
        y[start:stop] = place % n_classes
        mixing = 2 * rng.uniform(size=(n_informative, n_informative)) - 1
        X[start:stop, :n_informative] = X[start:stop, :n_informative] @ mixing + centre
    filled = n_informative
    if n_redundant > 0:
        mixing = 2 * rng.uniform(size=(n_informative, n_redundant)) - 1
        X[:, filled:filled + n_redundant] = X[:, :n_informative] @ mixing
        filled += n_redundant
    if n_repeated > 0:
        chosen = ((filled - 1) * rng.uniform(size=n_repeated) + 0.5).astype(np.intp)
        X[:, filled:filled + n_repeated] = X[:, chosen]
        filled += n_repeated
    if n_useless > 0:
        X[:, -n_useless:] = rng.standard_normal(size=(n_samples, n_useless))
    if flip_y >= 0.0:
        flipped = rng.uniform(size=n_samples) < flip_y
        y[flipped] = rng.randint(n_classes, size=int(flipped.sum()))
    if shift is None:
        shift = (2 * rng.uniform(size=n_features) - 1) * class_sep
    X += shift
    if scale is None:
        scale = 1 + 100 * rng.uniform(size=n_features)
    X *= scale
    columns = np.arange(n_features)
    if shuffle:
        X, y = shuffle_rows(X, y, random_state=rng)
        rng.shuffle(columns)
        X[:, :] = X[:, columns]
    if return_X_y:
        return X, y
    kinds = np.array(["informative"] * n_informative + ["redundant"] * n_redundant + ["repeated"] * n_repeated + ["random"] * n_useless)
    parameters = {"n_samples": n_samples, "n_features": n_features, "n_informative": n_informative, "n_redundant": n_redundant,
                  "n_repeated": n_repeated, "n_classes": n_classes, "n_clusters_per_class": n_clusters_per_class, "weights": weights,
                  "flip_y": flip_y, "class_sep": class_sep, "hypercube": hypercube, "shift": shift, "scale": scale, "shuffle": shuffle,
                  "random_state": random_state, "return_X_y": return_X_y}
    return Bunch(DESCR="Data made by make_classification.", parameters=parameters, feature_info=kinds[columns].tolist(), X=X, y=y)


@checked(n_samples=COUNT, n_features=COUNT, n_classes=COUNT, n_labels=int_from(0), length=COUNT, allow_unlabeled=BOOL, sparse=BOOL,
         return_distributions=BOOL)
def make_multilabel_classification(n_samples=100, n_features=20, *, n_classes=5, n_labels=2, length=50, allow_unlabeled=True, sparse=False,
                                   return_indicator="dense", return_distributions=False, random_state=None):
    """Documents as counts of words, with several labels each."""
    rng = check_random_state(random_state)
    of_class = rng.uniform(size=n_classes)
    of_class /= of_class.sum()
    heights = np.cumsum(of_class)
    of_word = rng.uniform(size=(n_features, n_classes))
    of_word /= np.sum(of_word, axis=0)

    def sample():
        labels = set()
        n_own = n_classes + 1
        while (not allow_unlabeled and n_own == 0) or n_own > n_classes:
            n_own = rng.poisson(n_labels)
        while len(labels) != n_own:
            labels.update(np.searchsorted(heights, rng.uniform(size=n_own - len(labels))).tolist())
        labels = list(labels)
        n_words = 0
        while n_words == 0:
            n_words = rng.poisson(length)
        if not labels:
            return rng.randint(n_features, size=n_words), labels
        shares = of_word.take(labels, axis=1).sum(axis=1).cumsum()
        shares /= shares[-1]
        return np.searchsorted(shares, rng.uniform(size=n_words)), labels

    X, Y = np.zeros((n_samples, n_features)), []
    for row in range(n_samples):
        words, labels = sample()
        X[row] = np.bincount(words, minlength=n_features)
        Y.append(labels)
    if sparse:
        from scipy.sparse import csr_matrix
        X = csr_matrix(X)
    if return_indicator in (True, "sparse", "dense"):
        indicator = np.zeros((n_samples, n_classes), dtype=int)
        for row, labels in enumerate(Y):
            indicator[row, labels] = 1
        if return_indicator == "sparse":
            from scipy.sparse import csr_matrix
            indicator = csr_matrix(indicator)
        Y = indicator
    return (X, Y, of_class, of_word) if return_distributions else (X, Y)


@checked(n_samples=COUNT)
def make_hastie_10_2(n_samples=12000, *, random_state=None):
    """Ten normal columns; the label says whether their squares sum to more than 9.34."""
    rng = check_random_state(random_state)
    X = rng.normal(size=(n_samples, 10)).reshape(n_samples, 10)
    y = ((X ** 2.0).sum(axis=1) > 9.34).astype(np.float64)
    y[y == 0.0] = -1.0
    return X, y


@checked(mean=("an array-like", "None"), cov=NOISE, n_samples=COUNT, n_features=COUNT, n_classes=COUNT)
def make_gaussian_quantiles(*, mean=None, cov=1.0, n_samples=100, n_features=2, n_classes=3, shuffle=True, random_state=None):
    """A normal cloud cut into rings of equal size."""
    if n_samples < n_classes:
        raise ValueError("n_samples must be at least n_classes")
    rng = check_random_state(random_state)
    mean = np.zeros(n_features) if mean is None else np.array(mean)
    X = rng.multivariate_normal(mean, cov * np.identity(n_features), (n_samples,))
    X = X[np.argsort(np.sum((X - mean[np.newaxis, :]) ** 2, axis=1))]
    step = n_samples // n_classes
    y = np.hstack([np.repeat(np.arange(n_classes), step), np.repeat(n_classes - 1, n_samples - step * n_classes)])
    if shuffle:
        X, y = shuffle_rows(X, y, random_state=rng)
    return X, y


@checked(n_samples=(COUNT, "an array-like"), n_features=COUNT, centers=(COUNT, "an array-like", "None"),
         cluster_std=(NOISE, "an array-like"), center_box=TUPLE, return_centers=BOOL)
def make_blobs(n_samples=100, n_features=2, *, centers=None, cluster_std=1.0, center_box=(-10.0, 10.0), shuffle=True, random_state=None,
               return_centers=False):
    """Round clouds around centres."""
    rng = check_random_state(random_state)
    if isinstance(n_samples, numbers.Integral):
        if centers is None:
            centers = 3
        if isinstance(centers, numbers.Integral):
            n_centers = centers
            centers = rng.uniform(center_box[0], center_box[1], size=(n_centers, n_features))
        else:
            centers = check_array(centers)
            n_features, n_centers = centers.shape[1], centers.shape[0]
    else:
        n_centers = len(n_samples)
        if centers is None:
            centers = rng.uniform(center_box[0], center_box[1], size=(n_centers, n_features))
        if not hasattr(centers, "__len__"):
            raise ValueError(f"Parameter `centers` must be array-like. Got {centers!r} instead")
        if len(centers) != n_centers:
            raise ValueError(f"Length of `n_samples` not consistent with number of centers. Got n_samples = {n_samples} and centers = "
                             f"{centers}")
        centers = check_array(centers)
        n_features = centers.shape[1]
    if hasattr(cluster_std, "__len__") and len(cluster_std) != n_centers:
        raise ValueError(f"Length of `clusters_std` not consistent with number of centers. Got centers = {centers} and cluster_std = "
                         f"{cluster_std}")
    spreads = np.full(len(centers), cluster_std) if isinstance(cluster_std, numbers.Real) else cluster_std
    if isinstance(n_samples, numbers.Integral):
        sizes = [int(n_samples // n_centers)] * n_centers
        for place in range(n_samples % n_centers):
            sizes[place] += 1
    else:
        sizes = list(n_samples)
    X = np.concatenate([rng.normal(loc=centers[place], scale=spreads[place], size=(size, n_features)) for place, size in enumerate(sizes)])
    y = np.repeat(np.arange(len(sizes)), sizes)
    if shuffle:
        X, y = shuffle_rows(X, y, random_state=rng)
    return (X, y, centers) if return_centers else (X, y)
