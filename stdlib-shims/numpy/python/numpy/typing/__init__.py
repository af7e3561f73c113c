"""Names for type hints."""

from typing import Any, Union

from _numpy import dtype, ndarray

__all__ = ["ArrayLike", "DTypeLike", "NBitBase", "NDArray"]

ArrayLike = Any
DTypeLike = Union[dtype, type, str, None]


class _ArrayHint:
    """`NDArray[np.float64]` in an annotation; says nothing at run time."""

    def __getitem__(self, kind):
        return ndarray

    def __repr__(self):
        return "numpy.ndarray[tuple[typing.Any, ...], numpy.dtype[~ScalarT]]"


NDArray = _ArrayHint()


class NBitBase:
    """Stands for the number of bits of a type in an annotation."""
