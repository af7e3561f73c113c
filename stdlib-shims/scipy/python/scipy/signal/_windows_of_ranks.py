"""Medians, ranks and Wiener's filter around every sample."""

import math
import warnings

import numpy as np

from scipy.ndimage import rank_filter
from scipy.signal._convolution import correlate


def _check_kind(x, name):
    if x.dtype.kind not in "iu" and x.dtype not in (np.float32, np.float64):
        raise ValueError(f"dtype={x.dtype} is not supported by {name}")


def order_filter(a, domain, rank):
    """The element of this rank around every sample."""
    domain, a = np.asarray(domain), np.asarray(a)
    if any(size % 2 != 1 for size in domain.shape):
        raise ValueError("Each dimension of domain argument should have an odd number of elements.")
    _check_kind(a, "order_filter")
    return rank_filter(a, rank, footprint=domain, mode="constant")


def medfilt(volume, kernel_size=None):
    """The median around every sample; zeros lie beyond the ends."""
    x = np.atleast_1d(np.asarray(volume))
    _check_kind(x, "medfilt")
    sizes = np.asarray([3] * x.ndim if kernel_size is None else kernel_size)
    if sizes.shape == ():
        sizes = np.repeat(sizes, x.ndim)
    sizes = sizes.tolist()
    if any(size % 2 != 1 for size in sizes[: x.ndim]):
        raise ValueError("Each element of kernel_size should be odd.")
    if any(size > length for size, length in zip(sizes, x.shape)):
        warnings.warn("kernel_size exceeds volume extent: the volume will be zero-padded.", stacklevel=2)
    return rank_filter(x, math.prod(sizes) // 2, size=sizes, mode="constant")


def medfilt2d(input, kernel_size=3):
    """The median around every cell; zeros lie beyond the edges."""
    x = np.asarray(input)
    if x.dtype.type not in (np.uint8, np.float32, np.float64):
        return medfilt(x, kernel_size)
    sizes = np.asarray([3] * 2 if kernel_size is None else kernel_size)
    if sizes.shape == ():
        sizes = np.repeat(sizes, 2)
    sizes = sizes.tolist()
    if any(size % 2 != 1 for size in sizes):
        raise ValueError("Each element of kernel_size should be odd.")
    if x.ndim != 2:
        raise ValueError("object too deep for desired array" if x.ndim > 2 else "object of too small depth for desired array")
    return rank_filter(x, math.prod(sizes) // 2, size=sizes, mode="constant")


def wiener(im, mysize=None, noise=None):
    """Smooths where the samples vary no more than the noise."""
    x = np.asarray(im)
    sizes = [3] * x.ndim if mysize is None else [mysize] * x.ndim if np.ndim(mysize) == 0 else list(mysize)
    box, n = np.ones(sizes), float(math.prod(sizes))
    mean = correlate(x, box, "same") / n
    spread = correlate(x**2, box, "same") / n - mean**2
    if noise is None:
        noise = np.mean(np.ravel(spread), axis=0)
    with np.errstate(divide="ignore", invalid="ignore"):
        found = (x - mean) * (1 - noise / spread) + mean
    return np.where(spread < noise, mean, found)
