"""Small tools: slices of even size, checks of single values, arrays of floats."""

import numpy as np

from sklearn._data import check_consistent_length, check_finite
from sklearn._rules import check, int_from


def indexable(*iterables):
    """The arrays given, checked to be of one length."""
    made = [item if item is None or hasattr(item, "__getitem__") or hasattr(item, "iloc") else np.array(item) for item in iterables]
    check_consistent_length(*made)
    return made


def as_float_array(X, *, copy=True, ensure_all_finite=True):
    """X as an array of floats."""
    array = np.asarray(X)
    if array.dtype.kind != "f":
        array = array.astype(np.float64)
    elif copy:
        array = array.copy()
    if ensure_all_finite:
        check_finite(array, ensure_all_finite, "")
    return array


def assert_all_finite(X, *, allow_nan=False, estimator_name=None, input_name=""):
    """Raise where X has infinite or missing numbers."""
    check_finite(np.asarray(X), "allow-nan" if allow_nan else True, input_name, estimator_name or "")


def gen_batches(n, batch_size, *, min_batch_size=0):
    """Slices of a size that cover n."""
    check("gen_batches", "n", n, int_from(1))
    check("gen_batches", "batch_size", batch_size, int_from(1))
    start = 0
    for _ in range(int(n // batch_size)):
        end = start + batch_size
        if end + min_batch_size > n:
            continue
        yield slice(start, end)
        start = end
    if start < n:
        yield slice(start, n)


def gen_even_slices(n, n_packs, *, n_samples=None):
    """n_packs slices of nearly the same size that cover n."""
    if n_packs < 1:
        raise ValueError(f"gen_even_slices got n_packs={n_packs}, must be >=1")
    start = 0
    for pack in range(n_packs):
        size = n // n_packs + (1 if pack < n % n_packs else 0)
        if size > 0:
            end = start + size if n_samples is None else min(n_samples, start + size)
            yield slice(start, end, None)
            start = end


def safe_mask(X, mask):
    """A mask fit to index X."""
    return np.asarray(mask)


def safe_sqr(X, *, copy=True):
    """Squares of the elements."""
    return np.asarray(X) ** 2


def check_symmetric(array, *, tol=1e-10, raise_warning=True, raise_exception=False):
    """A symmetric matrix: itself, or the mean with its transpose."""
    array = np.asarray(array)
    if array.ndim != 2 or array.shape[0] != array.shape[1]:
        raise ValueError(f"array must be 2-dimensional and square. shape = {array.shape}")
    if np.allclose(array, array.T, atol=tol):
        return array
    if raise_exception:
        raise ValueError("Array must be symmetric")
    if raise_warning:
        import warnings
        warnings.warn("Array is not symmetric, and will be converted to symmetric by average with its transpose.", stacklevel=2)
    return 0.5 * (array + array.T)


def check_scalar(x, name, target_type, *, min_val=None, max_val=None, include_boundaries="both"):
    """x, where it is of the kind and in the range wanted."""
    if not isinstance(x, target_type):
        kinds = target_type if isinstance(target_type, tuple) else (target_type,)
        shown = kinds[0].__name__ if len(kinds) == 1 else "{" + ", ".join(kind.__name__ for kind in kinds) + "}"
        raise TypeError(f"{name} must be an instance of {shown}, not {type(x).__qualname__}.")
    low_open = include_boundaries in ("right", "neither")
    high_open = include_boundaries in ("left", "neither")
    if min_val is not None and (x <= min_val if low_open else x < min_val):
        raise ValueError(f"{name} == {x}, must be {'>' if low_open else '>='} {min_val}.")
    if max_val is not None and (x >= max_val if high_open else x > max_val):
        raise ValueError(f"{name} == {x}, must be {'<' if high_open else '<='} {max_val}.")
    return x
