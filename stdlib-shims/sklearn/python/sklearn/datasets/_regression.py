"""Made data with numbers as targets."""

import numpy as np

from sklearn._rules import BOOL, int_from
from sklearn.datasets._checked import COUNT, NOISE, SHARE, checked
from sklearn.datasets._matrices import make_low_rank_matrix
from sklearn.utils._random import check_random_state, shuffle as shuffle_rows


@checked(n_samples=COUNT, n_features=COUNT, n_informative=int_from(0), n_targets=COUNT, effective_rank=(COUNT, "None"),
         tail_strength=SHARE, noise=NOISE, coef=BOOL)
def make_regression(n_samples=100, n_features=100, *, n_informative=10, n_targets=1, bias=0.0, effective_rank=None, tail_strength=0.5,
                    noise=0.0, shuffle=True, coef=False, random_state=None):
    """A linear target of normal columns, with noise."""
    n_informative = min(n_features, n_informative)
    rng = check_random_state(random_state)
    if effective_rank is None:
        X = rng.standard_normal(size=(n_samples, n_features))
    else:
        X = make_low_rank_matrix(n_samples=n_samples, n_features=n_features, effective_rank=effective_rank, tail_strength=tail_strength,
                                 random_state=rng)
    truth = np.zeros((n_features, n_targets))
    truth[:n_informative, :] = 100 * rng.uniform(size=(n_informative, n_targets))
    y = X @ truth + bias
    if noise > 0.0:
        y += rng.normal(scale=noise, size=y.shape)
    if shuffle:
        X, y = shuffle_rows(X, y, random_state=rng)
        columns = np.arange(n_features)
        rng.shuffle(columns)
        X, truth = X[:, columns], truth[columns]
    y = np.squeeze(y)
    return (X, y, np.squeeze(truth)) if coef else (X, y)


@checked(n_samples=COUNT, n_features=int_from(5), noise=NOISE)
def make_friedman1(n_samples=100, n_features=10, *, noise=0.0, random_state=None):
    """Friedman's first problem: five columns matter, not linearly."""
    rng = check_random_state(random_state)
    X = rng.uniform(size=(n_samples, n_features))
    y = (10 * np.sin(np.pi * X[:, 0] * X[:, 1]) + 20 * (X[:, 2] - 0.5) ** 2 + 10 * X[:, 3] + 5 * X[:, 4]
         + noise * rng.standard_normal(size=(n_samples)))
    return X, y


def _circuits(n_samples, rng):
    X = rng.uniform(size=(n_samples, 4))
    X[:, 0] *= 100
    X[:, 1] *= 520 * np.pi
    X[:, 1] += 40 * np.pi
    X[:, 3] *= 10
    X[:, 3] += 1
    return X


@checked(n_samples=COUNT, noise=NOISE)
def make_friedman2(n_samples=100, *, noise=0.0, random_state=None):
    """Friedman's second problem: the impedance of a circuit."""
    rng = check_random_state(random_state)
    X = _circuits(n_samples, rng)
    y = (X[:, 0] ** 2 + (X[:, 1] * X[:, 2] - 1 / (X[:, 1] * X[:, 3])) ** 2) ** 0.5 + noise * rng.standard_normal(size=(n_samples))
    return X, y


@checked(n_samples=COUNT, noise=NOISE)
def make_friedman3(n_samples=100, *, noise=0.0, random_state=None):
    """Friedman's third problem: the phase of a circuit."""
    rng = check_random_state(random_state)
    X = _circuits(n_samples, rng)
    y = np.arctan((X[:, 1] * X[:, 2] - 1 / (X[:, 1] * X[:, 3])) / X[:, 0]) + noise * rng.standard_normal(size=(n_samples))
    return X, y


@checked(n_samples=COUNT, n_features=COUNT)
def make_sparse_uncorrelated(n_samples=100, n_features=10, *, random_state=None):
    """Four columns matter, the others do not."""
    rng = check_random_state(random_state)
    X = rng.normal(loc=0, scale=1, size=(n_samples, n_features))
    y = rng.normal(loc=X[:, 0] + 2 * X[:, 1] - 2 * X[:, 2] - 1.5 * X[:, 3], scale=np.ones(n_samples))
    return X, y
