"""Made data of two or three dimensions: moons, circles, curves and rolls."""

import numbers

import numpy as np

from sklearn._rules import BOOL, float_in, int_from
from sklearn.datasets._checked import COUNT, NOISE, TUPLE, checked
from sklearn.utils._random import check_random_state, shuffle as shuffle_rows


def _halves(n_samples, words):
    if isinstance(n_samples, numbers.Integral):
        return n_samples // 2, n_samples - n_samples // 2
    if len(n_samples) != 2:
        raise ValueError(words)
    return tuple(n_samples)


def _finished(X, y, shuffle, noise, rng):
    if shuffle:
        X, y = shuffle_rows(X, y, random_state=rng)
    if noise is not None:
        X = X + rng.normal(scale=noise, size=X.shape)
    return X, y


@checked(n_samples=(COUNT, TUPLE), noise=(NOISE, "None"))
def make_moons(n_samples=100, *, shuffle=True, noise=None, random_state=None):
    """Two half circles that reach into each other."""
    outer, inner = _halves(n_samples, "`n_samples` can be either an int or a two-element tuple.")
    rng = check_random_state(random_state)
    above, below = np.linspace(0, np.pi, outer), np.linspace(0, np.pi, inner)
    X = np.vstack([np.append(np.cos(above), 1 - np.cos(below)), np.append(np.sin(above), 1 - np.sin(below) - 0.5)]).T
    y = np.hstack([np.zeros(outer, dtype=np.intp), np.ones(inner, dtype=np.intp)])
    return _finished(X, y, shuffle, noise, rng)


@checked(n_samples=(int_from(0), TUPLE), noise=(NOISE, "None"), factor=float_in(0.0, 1.0))
def make_circles(n_samples=100, *, shuffle=True, noise=None, random_state=None, factor=0.8):
    """A circle inside a circle."""
    outer, inner = _halves(n_samples, "When a tuple, n_samples must have exactly two elements.")
    rng = check_random_state(random_state)
    outside, inside = np.linspace(0, 2 * np.pi, outer, endpoint=False), np.linspace(0, 2 * np.pi, inner, endpoint=False)
    X = np.vstack([np.append(np.cos(outside), np.cos(inside) * factor), np.append(np.sin(outside), np.sin(inside) * factor)]).T
    y = np.hstack([np.zeros(outer, dtype=np.intp), np.ones(inner, dtype=np.intp)])
    return _finished(X, y, shuffle, noise, rng)


@checked(n_samples=COUNT, noise=NOISE)
def make_s_curve(n_samples=100, *, noise=0.0, random_state=None):
    """A sheet bent like an S."""
    rng = check_random_state(random_state)
    t = 3 * np.pi * (rng.uniform(size=(1, n_samples)) - 0.5)
    X = np.empty((n_samples, 3))
    X[:, 0] = np.sin(t)
    X[:, 1] = 2.0 * rng.uniform(size=n_samples)
    X[:, 2] = np.sign(t) * (np.cos(t) - 1)
    X += noise * rng.standard_normal(size=(3, n_samples)).T
    return X, np.squeeze(t)


@checked(n_samples=COUNT, noise=NOISE, hole=BOOL)
def make_swiss_roll(n_samples=100, *, noise=0.0, random_state=None, hole=False):
    """A rolled up sheet."""
    rng = check_random_state(random_state)
    if not hole:
        t = 1.5 * np.pi * (1 + 2 * rng.uniform(size=n_samples))
        y = 21 * rng.uniform(size=n_samples)
    else:
        corners = np.array([[np.pi * (1.5 + i), j * 7] for i in range(3) for j in range(3)])
        corners = np.delete(corners, 4, axis=0)
        chosen = rng.choice(8, n_samples)
        moved = rng.uniform(size=(2, n_samples)) * np.array([[np.pi], [7]])
        t, y = corners[chosen].T + moved
    X = np.vstack((t * np.cos(t), y, t * np.sin(t)))
    X += noise * rng.standard_normal(size=(3, n_samples))
    return X.T, np.squeeze(t)
