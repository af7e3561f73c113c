"""Small questions about arguments of sparse matrices: types, shapes, kinds of numbers."""

import numpy as np

NAMES = {
    "csr": "Compressed Sparse Row", "csc": "Compressed Sparse Column", "coo": "COOrdinate", "lil": "List of Lists",
    "dok": "Dictionary Of Keys", "dia": "DIAgonal", "bsr": "Block Sparse Row",
}
_SUPPORTED = ("bool", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float32", "float64", "complex128")
_NAMED = ("bool, int8, uint8, int16, uint16, int32, uint32, int64, uint64, longlong, ulonglong, float32, float64, longdouble, complex64, "
          "complex128, clongdouble")
_LARGEST = 2147483647


class SparseWarning(Warning):
    """Warnings of sparse matrices."""

    __module__ = "scipy.sparse._base"


class SparseFormatWarning(SparseWarning):
    """A matrix is not in the expected form."""

    __module__ = "scipy.sparse._base"


class SparseEfficiencyWarning(SparseWarning):
    """Work that is slow in this format."""

    __module__ = "scipy.sparse._base"


def warn_slow(text):
    """Says that the work is slow in this format."""
    import warnings
    warnings.warn(text, SparseEfficiencyWarning, stacklevel=3)


def is_scalar(value):
    """Whether a value is one number."""
    return np.isscalar(value) or (isinstance(value, np.ndarray) and value.ndim == 0)


def is_dense(value):
    """Whether a value is an array or np.matrix."""
    return isinstance(value, np.ndarray) or type(value).__name__ == "matrix" and hasattr(value, "A1")


def is_shape(value, allowed=(2,)):
    """Whether a value is a tuple of sizes."""
    if not isinstance(value, (tuple, list)) or len(value) not in allowed:
        return False
    return all(isinstance(one, (int, np.integer)) and not isinstance(one, (bool, np.bool_)) and one >= 0 for one in value)


def checked_shape(given, current=None, allowed=(2,)):
    """A shape from sizes or one sequence of them; one -1 is worked out."""
    from operator import index
    if len(given) == 1 and hasattr(given[0], "__iter__"):
        given = given[0]
    shape = tuple(index(one) for one in given)
    if len(shape) not in allowed:
        raise ValueError(f"shape must have length in {tuple(allowed)}. Got new_shape={shape}")
    if current is None:
        if any(one < 0 for one in shape):
            raise ValueError("'shape' elements cannot be negative")
        return shape
    n_elements = _product(current)
    open_axes = [axis for axis, one in enumerate(shape) if one < 0]
    if len(open_axes) > 1:
        raise ValueError("can only specify one unknown dimension")
    if open_axes:
        known = _product(one for one in shape if one >= 0)
        if known == 0 or n_elements % known:
            shown = tuple("newshape" if one < 0 else one for one in shape)
            raise ValueError(f"cannot reshape array of size {n_elements} into shape {shown}")
        shape = tuple(n_elements // known if one < 0 else one for one in shape)
    elif _product(shape) != n_elements:
        raise ValueError(f"cannot reshape array of size {n_elements} into shape {shape}")
    return shape


def _product(sizes):
    product = 1
    for one in sizes:
        product *= one
    return product


def index_type(largest):
    """int32 where every index fits, else int64."""
    return np.int32 if largest <= _LARGEST else np.int64


def checked_kind(dtype):
    """A dtype that a sparse matrix may have."""
    dtype = np.dtype(dtype)
    if dtype.name not in _SUPPORTED:
        raise ValueError(f"scipy.sparse does not support dtype {dtype}. The only supported types are: {_NAMED}.")
    return dtype


def values_of(given, dtype=None):
    """Numbers as an array of a type that a sparse matrix may have."""
    array = np.asarray(given) if dtype is None else np.asarray(given, dtype=dtype)
    checked_kind(array.dtype)
    return array


def sum_kind(dtype):
    """The dtype of sums: whole numbers are added as wide ones."""
    if dtype.kind == "b":
        return np.dtype(np.int64)
    if dtype.kind == "u" and dtype.itemsize < 8:
        return np.dtype(np.uint64)
    if dtype.kind == "i" and dtype.itemsize < 8:
        return np.dtype(np.int64)
    return dtype


def checked_axis(axis, ndim=2):
    """An axis as None or a number from 0; a tuple of all axes is None."""
    if axis is None:
        return None
    if isinstance(axis, tuple):
        if len(axis) == 0:
            return None
        axes = {checked_axis(one, ndim) for one in axis}
        if len(axes) != len(axis):
            raise ValueError("duplicate value in axis")
        return None if len(axes) == ndim else axes.pop()
    if not np.issubdtype(np.dtype(type(axis)), np.integer):
        raise TypeError(f"axis must be an integer, not {type(axis)}")
    if not -ndim <= axis < ndim:
        raise ValueError("axis out of range")
    return axis % ndim
