"""Angles and directions: their means and how far they spread."""

import numpy as np

from scipy.stats._samples import along


class DirectionalStats:
    """The mean direction and the length of the mean vector."""

    def __init__(self, mean_direction, mean_resultant_length):
        self.mean_direction, self.mean_resultant_length = mean_direction, mean_resultant_length

    def __repr__(self):
        return f"DirectionalStats(mean_direction={self.mean_direction!r}, mean_resultant_length={self.mean_resultant_length!r})"


def _sines(samples, period):
    angles = samples * (2.0 * np.pi / period)
    return np.sin(angles), np.cos(angles)


def circmean(samples, high=2 * np.pi, low=0, axis=None, nan_policy="propagate", *, keepdims=False):
    """The mean of angles between low and high."""
    period = high - low

    def one(angles):
        sines, cosines = _sines(angles, period)
        angle = np.arctan2(np.sum(sines, axis=-1), np.sum(cosines, axis=-1))
        return (angle * (period / (2.0 * np.pi)) - low) % period + low

    return along(one, [samples], axis, nan_policy, keepdims=keepdims, whole=True, least=1)[0]


def _length(angles, period):
    """The length of the mean vector, from 0 to 1."""
    sines, cosines = _sines(angles, period)
    return np.minimum((np.mean(sines, axis=-1) ** 2.0 + np.mean(cosines, axis=-1) ** 2.0) ** 0.5, 1.0)


def circvar(samples, high=2 * np.pi, low=0, axis=None, nan_policy="propagate", *, keepdims=False):
    """One minus the length of the mean vector."""
    return along(lambda angles: 1.0 - _length(angles, high - low), [samples], axis, nan_policy, keepdims=keepdims, whole=True, least=1)[0]


def circstd(samples, high=2 * np.pi, low=0, axis=None, nan_policy="propagate", *, normalize=False, keepdims=False):
    """The standard deviation of angles; in radians with `normalize`."""

    def one(angles):
        with np.errstate(all="ignore"):
            spread = (-2 * np.log(_length(angles, high - low))) ** 0.5 + 0.0
        return spread if normalize else spread * ((high - low) / (2.0 * np.pi))

    return along(one, [samples], axis, nan_policy, keepdims=keepdims, whole=True, least=1)[0]


def directional_stats(samples, *, axis=0, normalize=True):
    """The mean direction of vectors and the length of their mean."""
    samples = np.asarray(samples)
    if samples.ndim < 2:
        raise ValueError(f"samples must at least be two-dimensional. Instead samples has shape: {samples.shape}")
    samples = np.moveaxis(samples, axis, 0)
    if normalize:
        samples = samples / np.sqrt(np.sum(samples**2, axis=-1, keepdims=True))
    mean = np.mean(samples, axis=0)
    length = np.sqrt(np.sum(mean**2, axis=-1, keepdims=True))
    return DirectionalStats(mean / length, np.squeeze(length, axis=-1)[()])
