"""Sums of exponentials."""

import numpy as np


def logsumexp(a, axis=None, b=None, keepdims=False, return_sign=False):
    """The logarithm of the sum of exponentials, without overflow."""
    a = np.asarray(a, dtype=float)
    largest = np.max(a, axis=axis, keepdims=True)
    largest = np.where(np.isfinite(largest), largest, 0.0)
    parts = np.exp(a - largest)
    total = np.sum(parts if b is None else parts * np.asarray(b), axis=axis, keepdims=keepdims)
    sign = np.sign(total)
    with np.errstate(divide="ignore", invalid="ignore"):
        value = np.log(np.abs(total) if return_sign else total)
    shift = largest if keepdims else np.squeeze(largest, axis=axis)
    value = (value + shift)[()]
    return (value, sign) if return_sign else value


def softmax(x, axis=None):
    """Exponentials that sum to 1."""
    x = np.asarray(x, dtype=float)
    parts = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return parts / np.sum(parts, axis=axis, keepdims=True)


def log_softmax(x, axis=None):
    """The logarithm of `softmax`."""
    x = np.asarray(x, dtype=float)
    shifted = x - np.max(x, axis=axis, keepdims=True)
    return shifted - np.log(np.sum(np.exp(shifted), axis=axis, keepdims=True))
