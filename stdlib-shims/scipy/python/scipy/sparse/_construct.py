"""Making sparse matrices: diagonals, blocks, stacks, random ones; and triangles of them."""

import numpy as np

from ._base import container, issparse, sparray
from ._kinds import is_scalar


def _are_arrays(*given):
    return any(isinstance(one, sparray) for one in given)


def _coo(data, coords, shape, arrays):
    made = container("coo", arrays)
    return made((data, coords), shape=shape)


# Diagonals

def diags_array(diagonals, /, *, offsets=0, shape=None, format=None, dtype=None):
    """A sparse array with these diagonals."""
    if is_scalar(offsets):
        if len(diagonals) == 0 or is_scalar(diagonals[0]):
            diagonals = [np.atleast_1d(diagonals)]
        else:
            raise ValueError("Different number of diagonals and offsets.")
    else:
        diagonals = [np.atleast_1d(one) for one in diagonals]
    offsets = np.atleast_1d(offsets)
    if len(diagonals) != len(offsets):
        raise ValueError("Different number of diagonals and offsets.")
    if shape is None:
        side = len(diagonals[0]) + abs(int(offsets[0]))
        shape = (side, side)
    if dtype is None:
        dtype = np.result_type(*[one.dtype for one in diagonals])
        if dtype.kind in "iu":
            dtype = np.dtype(np.float64)
    rows, columns = shape
    longest = max(min(rows + int(offset), columns - int(offset)) + max(0, int(offset)) for offset in offsets)
    data = np.zeros((len(offsets), max(0, longest)), dtype=dtype)
    length_limit = min(rows, columns)
    for place, diagonal in enumerate(diagonals):
        offset = int(offsets[place])
        start, length = max(0, offset), min(rows + offset, columns - offset, length_limit)
        if length < 0:
            raise ValueError(f"Offset {offset} (index {place}) out of bounds")
        try:
            data[place, start:start + length] = diagonal[..., :length]
        except ValueError:
            if len(diagonal) != length and len(diagonal) != 1:
                raise ValueError(f"Diagonal length (index {place}: {len(diagonal)} at offset {offset}) does not agree with array size ({rows}, {columns}).") from None
            raise
        if len(diagonal) not in (1, length) and len(diagonal) < length:
            raise ValueError(f"Diagonal length (index {place}: {len(diagonal)} at offset {offset}) does not agree with array size ({rows}, {columns}).")
    return container("dia", True)((data, offsets), shape=(rows, columns)).asformat(format)


def diags(diagonals, offsets=0, shape=None, format=None, dtype=None):
    """A sparse matrix with these diagonals."""
    made = diags_array(diagonals, offsets=offsets, shape=shape, dtype=dtype)
    return container("dia", False)(made).asformat(format)


def spdiags(data, diags, m=None, n=None, format=None):
    """A sparse matrix from rows of columns-aligned diagonals."""
    if m is None and n is None:
        m = n = len(data[0])
    elif n is None:
        m, n = m
    return container("dia", False)((data, diags), shape=(m, n)).asformat(format)


def _ones_on(m, n, k, dtype, format, arrays):
    n = m if n is None else int(n)
    m = int(m)
    length = max(0, min(m + k, n) if k < 0 else min(m, n - k))
    if format in ("csr", "csc") and m == n and k == 0:
        target = container(format, arrays)
        return target((np.ones(n, dtype=dtype), np.arange(n, dtype=np.int32), np.arange(n + 1, dtype=np.int32)), shape=(n, n))
    data = np.ones((1, max(0, length + max(0, k))), dtype=dtype)
    return container("dia", arrays)((data, [k]), shape=(m, n)).asformat(format)


def eye_array(m, n=None, *, k=0, dtype=float, format=None):
    """A sparse array with ones on a diagonal."""
    return _ones_on(m, n, int(k), dtype, format, True)


def eye(m, n=None, k=0, dtype=float, format=None):
    """A sparse matrix with ones on a diagonal."""
    return _ones_on(m, n, int(k), dtype, format, False)


def identity(n, dtype="d", format=None):
    """The identity, as a sparse matrix."""
    return eye(n, n, dtype=dtype, format=format)


# Products of Kronecker

def kron(A, B, format=None):
    """The Kronecker product."""
    arrays = _are_arrays(A, B)
    coo, csr, bsr = (container(one, arrays) for one in ("coo", "csr", "bsr"))
    B = coo(B) if not issparse(B) else B
    A = A if issparse(A) else coo(A)
    if (format is None or format == "bsr") and 2 * B.nnz >= B.shape[0] * B.shape[1]:
        A = csr(A)
        shape = (A.shape[0] * B.shape[0], A.shape[1] * B.shape[1])
        if A.nnz == 0 or B.nnz == 0:
            return coo(shape).asformat(format)
        data = A.data[:, None, None] * B.toarray()[None, :, :]
        return bsr((data, A.indices, A.indptr), shape=shape)
    A, B = A.tocoo(), B.tocoo()
    shape = (A.shape[0] * B.shape[0], A.shape[1] * B.shape[1])
    if A.nnz == 0 or B.nnz == 0:
        return coo(shape).asformat(format)
    row = (A.row.astype(np.int64)[:, None] * B.shape[0] + B.row[None, :]).ravel()
    column = (A.col.astype(np.int64)[:, None] * B.shape[1] + B.col[None, :]).ravel()
    data = (A.data[:, None] * B.data[None, :]).ravel()
    return coo((data, (row, column)), shape=shape).asformat(format)


def kronsum(A, B, format=None):
    """kron(I, A) + kron(B, I)."""
    arrays = _are_arrays(A, B)
    coo = container("coo", arrays)
    A, B = coo(A), coo(B)
    for name, one in (("A", A), ("B", B)):
        if one.shape[0] != one.shape[1]:
            raise ValueError(f"{name} is not square")
    kind = np.result_type(A.dtype, B.dtype)
    left = kron(_ones_on(B.shape[0], None, 0, kind, None, arrays), A, format="coo")
    right = kron(B, _ones_on(A.shape[0], None, 0, kind, None, arrays), format="coo")
    return (left + right).asformat(format)


# Stacks and blocks

def hstack(blocks, format=None, dtype=None):
    """Side by side."""
    return _blocks([list(blocks)], format, dtype, _are_arrays(*blocks))


def vstack(blocks, format=None, dtype=None):
    """One below the other."""
    return _blocks([[one] for one in blocks], format, dtype, _are_arrays(*blocks))


def bmat(blocks, format=None, dtype=None):
    """A matrix of blocks; None is a block of zeros."""
    return _blocks(blocks, format, dtype, _are_arrays(*(one for row in blocks for one in row)))


def block_array(blocks, *, format=None, dtype=None):
    """A sparse array of blocks; None is a block of zeros."""
    return _blocks(blocks, format, dtype, True)


def _blocks(blocks, format, dtype, arrays):
    grid = [list(row) for row in blocks]
    if not grid or len({len(row) for row in grid}) != 1:
        raise ValueError("blocks must be 2-D")
    coo = container("coo", arrays)
    n_rows, n_columns = len(grid), len(grid[0])
    given = [one for row in grid for one in row]
    compressed = "csr" if format in (None, "csr") else "csc"
    if all(issparse(one) and one.format == compressed for one in given) and format in (None, compressed):
        along = 1 if n_rows == 1 else 0 if n_columns == 1 else None
        format = compressed if along is not None else format
        if along is not None:
            across = 1 - along
            if len({one.shape[across] for one in given}) > 1:
                if (compressed == "csr") == (along == 0):
                    raise ValueError(f"incompatible dimensions for axis {across}")
                raise ValueError(f"Mismatching dimensions along axis {across}: {set(one.shape[across] for one in given)}")
    elif format is None and all(issparse(one) and one.format == "csc" for one in given) and 1 in (n_rows, n_columns):
        format = "csc"
        across = 0 if n_rows == 1 else 1
        if len({one.shape[across] for one in given}) > 1:
            raise ValueError(f"incompatible dimensions for axis {across}" if across == 0 else f"Mismatching dimensions along axis {across}: {set(one.shape[across] for one in given)}")
    heights, widths = [0] * n_rows, [0] * n_columns
    parts = {}
    for i, row in enumerate(grid):
        for j, block in enumerate(row):
            if block is None:
                continue
            part = coo(block)
            parts[i, j] = part
            height, width = part.shape if part.ndim == 2 else (1, part.shape[0])
            for sizes, place, size, axis, name in ((heights, i, height, 0, "row"), (widths, j, width, 1, "column")):
                if sizes[place] == 0:
                    sizes[place] = size
                elif sizes[place] != size:
                    where = f"blocks[{i},:]" if axis == 0 else f"blocks[:,{j}]"
                    raise ValueError(f"{where} has incompatible {name} dimensions. Got {where[:7]}{i},{j}].shape[{axis}] == {size}, expected {sizes[place]}.")
    tops = np.concatenate([[0], np.cumsum(heights)]).astype(np.int64)
    lefts = np.concatenate([[0], np.cumsum(widths)]).astype(np.int64)
    kinds = [part.dtype for part in parts.values()]
    kind = dtype if dtype is not None else np.result_type(*kinds) if kinds else np.float64
    shape = (int(tops[-1]), int(lefts[-1]))
    if not parts:
        return coo(shape, dtype=kind).asformat(format)
    data = np.concatenate([part.data.astype(kind) for part in parts.values()])
    row = np.concatenate([part.row + tops[i] for (i, _), part in parts.items()])
    column = np.concatenate([part.col + lefts[j] for (_, j), part in parts.items()])
    return coo((data, (row, column)), shape=shape).asformat(format)


def block_diag(mats, format=None, dtype=None):
    """Blocks along the diagonal."""
    arrays = _are_arrays(*mats)
    coo = container("coo", arrays)
    top = left = 0
    data, rows, columns = [], [], []
    for one in mats:
        if isinstance(one, (list, int, float)):
            one = np.atleast_2d(np.array(one))
        part = coo(np.atleast_2d(one)) if not issparse(one) else one.tocoo()
        data.append(part.data)
        rows.append(part.row.astype(np.int64) + top)
        columns.append(part.col.astype(np.int64) + left)
        height, width = part.shape if part.ndim == 2 else (1, part.shape[0])
        top, left = top + height, left + width
    made = coo((np.concatenate(data), (np.concatenate(rows), np.concatenate(columns))), shape=(top, left), dtype=dtype)
    return made.asformat(format)


# Triangles

def _part(A, format, keep):
    arrays = _are_arrays(A)
    coo = container("coo", arrays)(A, copy=False)
    kept = keep(coo.row, coo.col)
    return coo._made_of(coo.data[kept], (coo.row[kept], coo.col[kept]), coo.shape).asformat(format)


def tril(A, k=0, format=None):
    """The lower triangle."""
    return _part(A, format, lambda row, column: row + k >= column)


def triu(A, k=0, format=None):
    """The upper triangle."""
    return _part(A, format, lambda row, column: row + k <= column)


def find(A):
    """Rows, columns and values of the elements that are not zero."""
    work = container("coo", False)(A, copy=True)
    work.sum_duplicates()
    kept = work.data != 0
    return work.row[kept], work.col[kept], work.data[kept]


# Random ones

def random_array(shape, *, density=0.01, format="coo", dtype=None, rng=None, data_sampler=None, random_state=None):
    """A sparse array of random numbers at random places."""
    if random_state is not None:
        raise NotImplementedError("scipy.sparse.random_array(random_state=) is not available: use rng=")
    return _random(shape, density, format, dtype, _generator(rng), data_sampler, True)


def random(m, n, density=0.01, format="coo", dtype=None, rng=None, data_rvs=None, *, random_state=None):
    """A sparse matrix of random numbers at random places."""
    if n is None:
        n = m
    source = _legacy(random_state) if random_state is not None else _generator(rng) if rng is not None else _legacy(None)
    sampler = (lambda size: data_rvs(size)) if data_rvs is not None else None
    made = _random((int(m), int(n)), density, "coo", dtype, source, sampler, False)
    return made.asformat(format)


def rand(m, n, density=0.01, format="coo", dtype=None, rng=None, *, random_state=None):
    """A sparse matrix of random numbers from 0 to 1 at random places."""
    return random(m, n, density, format, dtype, rng, random_state=random_state)


def _generator(seed):
    return seed if isinstance(seed, (np.random.Generator, np.random.RandomState)) else np.random.default_rng(seed)


def _legacy(seed):
    if isinstance(seed, (np.random.Generator, np.random.RandomState)):
        return seed
    if seed is None:
        return np.random.mtrand._rand if hasattr(np.random, "mtrand") else np.random.RandomState()
    return np.random.RandomState(seed)


def _random(shape, density, format, dtype, source, sampler, arrays):
    if density < 0 or density > 1:
        raise ValueError("density expected to be 0 <= density <= 1")
    shape = tuple(int(one) for one in shape)
    n_places = 1
    for one in shape:
        n_places *= one
    n = int(round(density * n_places))
    coo = container("coo", arrays)
    kind = np.dtype(np.float64 if dtype is None else dtype)
    if sampler is None:
        if kind.kind in "iu":
            limits = np.iinfo(kind)
            whole = (lambda size: source.randint(limits.min, limits.max, size, dtype=kind)) if isinstance(source, np.random.RandomState) else (
                lambda size: source.integers(limits.min, limits.max, size, dtype=kind))
            sampler = whole
        elif kind.kind == "c":
            sampler = lambda size: source.uniform(size=size) + source.uniform(size=size) * 1j
        else:
            sampler = lambda size: source.uniform(size=size)
    places = source.choice(n_places, size=n, replace=False)
    if len(shape) == 1:
        coords = (places,)
    else:
        coords = (places % shape[0], places // shape[0])
    data = np.asarray(sampler(size=n) if arrays else sampler(n)).astype(kind, copy=False)
    return coo((data, coords), shape=shape).asformat(format)
