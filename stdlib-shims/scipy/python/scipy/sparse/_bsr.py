"""Rows of blocks: dense pieces of one size."""

import numpy as np

from ._base import issparse, sparray, spmatrix
from ._csr import _refuse_axes
from ._kinds import checked_kind, checked_shape, is_scalar, is_shape, values_of
from ._values import _data_matrix, _extremes


class _bsr_base(_data_matrix, _extremes):
    """Blocks of one size, row by row. Arithmetic goes by way of single elements."""

    _format = "bsr"

    def __init__(self, arg1, shape=None, dtype=None, copy=False, blocksize=None, *, maxprint=None):
        if maxprint is not None:
            self.maxprint = maxprint
        if isinstance(arg1, tuple) and len(arg1) == 3:
            data, indices, indptr = arg1
            self.data = values_of(data, dtype)
            if self.data.ndim != 3:
                raise ValueError("BSR data must be 3-dimensional, got shape={}".format(self.data.shape))
            self.indices, self.indptr = np.asarray(indices, dtype=np.int32), np.asarray(indptr, dtype=np.int32)
            if shape is None:
                shape = ((len(self.indptr) - 1) * self.data.shape[1], (int(self.indices.max()) + 1 if len(self.indices) else 0) * self.data.shape[2])
            self._shape = checked_shape((shape,))
            return
        if isinstance(arg1, tuple) and is_shape(arg1):
            csr = self._class("csr")(arg1, dtype=dtype)
            blocksize = blocksize or (1, 1)
        else:
            csr = arg1.tocsr() if issparse(arg1) else self._class("csr")(arg1, shape=shape, dtype=dtype)
            if issparse(arg1) and arg1.format == "bsr" and blocksize is None:
                blocksize = arg1.blocksize
        if dtype is not None:
            csr = csr.astype(checked_kind(dtype))
        self._from_csr(csr._tidy(), blocksize or _guessed(csr))

    def _from_csr(self, csr, blocksize):
        height, width = blocksize
        rows, columns = csr.shape
        if not is_shape(tuple(blocksize)) or height < 1 or width < 1 or rows % height or columns % width:
            raise ValueError(f"invalid blocksize {blocksize}")
        coo = csr.tocoo()
        across = columns // width
        flat = (coo.row // height).astype(np.int64) * across + coo.col // width
        blocks, which = np.unique(flat, return_inverse=True)
        self.data = np.zeros((len(blocks), height, width), dtype=csr.dtype)
        self.data[which, coo.row % height, coo.col % width] = coo.data
        self.indices = (blocks % max(across, 1)).astype(np.int32)
        counts = np.bincount((blocks // max(across, 1)).astype(np.int64), minlength=rows // height)
        self.indptr = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
        self._shape = csr.shape

    @property
    def blocksize(self):
        """Height and width of a block."""
        return self.data.shape[1:]

    def _extra(self):
        return f" (blocksize={self.blocksize[0]}x{self.blocksize[1]})"

    def _getnnz(self, axis=None):
        if axis is not None:
            raise NotImplementedError("_getnnz over an axis is not implemented for BSR format")
        return int(self.indptr[-1]) * self.blocksize[0] * self.blocksize[1]

    def count_nonzero(self, axis=None):
        """The number of elements that are not zero."""
        if axis is not None:
            raise NotImplementedError("count_nonzero over axis is not implemented for BSR format.")
        return np.count_nonzero(self.data)

    def _with_data(self, data):
        return self.__class__((data, self.indices.copy(), self.indptr.copy()), shape=self.shape)

    def copy(self):
        """A copy."""
        return self._with_data(self.data.copy())

    def tocoo(self, copy=True):
        """As coordinates, zeros in blocks among them."""
        height, width = self.blocksize
        n = len(self.indices)
        block_rows = np.repeat(np.arange(len(self.indptr) - 1), np.diff(self.indptr))
        row = (block_rows[:, None, None] * height + np.arange(height)[None, :, None] + np.zeros((n, 1, width), dtype=np.int64)).ravel()
        column = (self.indices.astype(np.int64)[:, None, None] * width + np.arange(width)[None, None, :] + np.zeros((n, height, 1), dtype=np.int64)).ravel()
        return self._class("coo")._made_of(self.data.ravel().copy(), (row.astype(np.int32), column.astype(np.int32)), self.shape)

    def tobsr(self, blocksize=None, copy=False):
        """Itself, or with blocks of another size."""
        if blocksize not in (None, self.blocksize):
            return self.tocsr().tobsr(blocksize=blocksize)
        return self.copy() if copy else self

    def transpose(self, axes=None, copy=False):
        """The transpose."""
        _refuse_axes(axes)
        return self.tocsr().transpose().tocsr().tobsr(blocksize=self.blocksize[::-1])

    def _plus_sparse(self, other, op):
        return self.tocsr()._plus_sparse(other, op).tobsr(blocksize=self.blocksize)

    def multiply(self, other):
        """Element by element, with broadcasting."""
        if is_scalar(other):
            return self._times_scalar(other)
        made = self.tocsr().multiply(other)
        return made.tobsr(blocksize=self.blocksize) if issparse(other) else made

    def _times_sparse(self, other):
        made = self.tocsr()._times_sparse(other.tocsr())
        width = other.blocksize[1] if other.format == "bsr" else self.blocksize[1]
        return made.tobsr(blocksize=(self.blocksize[0], width if made.shape[1] % width == 0 else 1))

    def power(self, n, dtype=None):
        """Every element to the power n."""
        return super().power(n, dtype)

    def sum_duplicates(self):
        """Adds up blocks of one place; there are none twice here."""

    def eliminate_zeros(self):
        """Drops blocks of zeros."""
        made = self.tocsr()
        made.eliminate_zeros()
        self._from_csr(made, self.blocksize)

    def __getitem__(self, key):
        raise NotImplementedError

    def __setitem__(self, key, value):
        raise NotImplementedError


def _guessed(csr):
    """The largest block size that leaves few zeros in the blocks."""
    if csr.nnz == 0:
        return (1, 1)
    coo = csr.tocoo()

    def filled(height, width):
        across = csr.shape[1] // width + 1
        n_blocks = len(np.unique((coo.row // height).astype(np.int64) * across + coo.col // width))
        return coo.nnz / (height * width * n_blocks)

    def fits(height, width):
        return csr.shape[0] % height == 0 and csr.shape[1] % width == 0

    e22 = filled(2, 2) if fits(2, 2) else 0
    e33 = filled(3, 3) if fits(3, 3) else 0
    if e22 > 0.7 and e33 > 0.7:
        e66 = filled(6, 6) if fits(6, 6) else 0
        return (6, 6) if e66 > 0.7 else (3, 3)
    e44 = filled(4, 4) if fits(4, 4) else 0
    if e44 > 0.7:
        return (4, 4)
    if e33 > 0.7:
        return (3, 3)
    return (2, 2) if e22 > 0.7 else (1, 1)


class bsr_array(_bsr_base, sparray):
    """A sparse array of blocks."""


class bsr_matrix(spmatrix, _bsr_base):
    """A sparse matrix of blocks."""


def isspmatrix_bsr(x):
    """Whether x is a bsr_matrix."""
    return isinstance(x, bsr_matrix)
