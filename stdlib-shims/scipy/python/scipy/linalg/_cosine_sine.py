"""The cosine-sine decomposition of a unitary matrix in four blocks."""

import numpy as np

from scipy.linalg._checks import exact, like, validated
from scipy.linalg._shapes import block_diag


def cossin(X, p=None, q=None, separate=False, swap_sign=False, compute_u=True, compute_vh=True):
    """Unitary matrices of blocks, u and vh, with cosines and sines between them: X = u @ cs @ vh."""
    blocks = _blocks(X, p, q)
    wide = [exact(block) for block in blocks]
    kind = np.result_type(*wide)
    (u1, u2), theta, (v1h, v2h) = _parts(*(block.astype(kind) for block in wide), swap_sign)
    u1, u2, theta, v1h, v2h = (like(part, *blocks) for part in (u1, u2, theta, v1h, v2h))
    nothing = np.empty((0, 0), dtype=u1.dtype)
    u1, u2 = (u1, u2) if compute_u else (nothing, nothing)
    v1h, v2h = (v1h, v2h) if compute_vh else (nothing, nothing)
    if separate:
        return (u1, u2), theta, (v1h, v2h)
    return block_diag(u1, u2), _middle(theta, *blocks[0].shape, *blocks[3].shape, swap_sign), block_diag(v1h, v2h)


def _blocks(X, p, q):
    if p or q:
        p, q = 1 if p is None else int(p), 1 if q is None else int(q)
        X = validated(X)
        m = X.shape[-1]
        if X.shape[-2] != m:
            raise ValueError(f"Cosine Sine decomposition only supports square matrices, got {X.shape[-2:]}")
        for name, count in (("p", p), ("q", q)):
            if not 0 < count < m:
                raise ValueError(f"invalid {name}={count}, 0<{name}<{m} must hold")
        return X[:p, :q], X[:p, q:], X[p:, :q], X[p:, q:]
    if not hasattr(X, "__iter__"):
        raise ValueError("When p and q are None, X must be an Iterable containing the subblocks of X")
    if len(X) != 4:
        raise ValueError(f"When p and q are None, exactly four arrays should be in X, got {len(X)}")
    blocks = [np.atleast_2d(block) for block in X]
    for name, block in zip(("x11", "x12", "x21", "x22"), blocks):
        if block.shape[1] == 0:
            raise ValueError(f"{name} can't be empty")
    (p, q), (p_left, q_left) = blocks[0].shape, blocks[3].shape
    for name, block, shape in (("x12", blocks[1], (p, q_left)), ("x21", blocks[2], (p_left, q))):
        if block.shape != shape:
            raise ValueError(f"Invalid {name} dimensions: desired {shape}, got {block.shape}")
    if p + p_left != q + q_left:
        raise ValueError(
            f"The subblocks have compatible sizes but don't form a square array (instead they form a {p + p_left}x{q + q_left} "
            "array). This might be due to missing p, q arguments."
        )
    return blocks


def _parts(x11, x12, x21, x22, swap_sign):
    (p, q), (p_left, q_left) = x11.shape, x22.shape
    r = min(p, q, p_left, q_left)
    n11, n21, n22 = min(p, q) - r, min(p_left, q) - r, min(p_left, q_left) - r
    u1, cosines, v1h = np.linalg.svd(x11)
    # What is left below has orthogonal columns, of rising length: the longest come first, so that short ones lose nothing.
    below = x21 @ v1h.conj().T[:, n11:]
    basis, triangle = np.linalg.qr(below[:, ::-1], mode="complete")
    lengths = np.diag(triangle)
    sizes = np.abs(lengths)
    phases = np.where(sizes > 0, lengths / np.where(sizes > 0, sizes, 1), 1) * (-1 if swap_sign else 1)
    u2 = np.concatenate([basis[:, r + n21 :], (basis[:, : r + n21] * phases)[:, ::-1]], axis=1)
    theta = np.arctan2(sizes[::-1][:r], np.clip(cosines[n11 : n11 + r], 0, None))
    upper, lower = np.split(_middle(theta, p, q, p_left, q_left, swap_sign)[:, q:], [p])
    v2h = upper.T @ (u1.conj().T @ x12) + lower.T @ (u2.conj().T @ x22)
    return (u1, u2), theta, (v1h, v2h)


def _middle(theta, p, q, p_left, q_left, swap_sign):
    """Cosines, sines, ones and zeros."""
    r = len(theta)
    n11, n12, n21, n22 = min(p, q) - r, min(p, q_left) - r, min(p_left, q) - r, min(p_left, q_left) - r
    made = np.zeros((p + p_left, q + q_left), dtype=theta.dtype)

    def put(row, column, values):
        places = np.arange(len(values))
        made[row + places, column + places] = values

    cosines, sines = np.cos(theta), np.sin(theta)
    above, below = (1, -1) if swap_sign else (-1, 1)
    put(0, 0, np.ones(n11))
    put(n11, n11, cosines)
    put(n11, q + n22, above * sines)
    put(n11 + r, q + n22 + r, above * np.ones(n12))
    put(p, q, np.ones(n22))
    put(p + n22, q + n22, cosines)
    put(p + n22, n11, below * sines)
    put(p + n22 + r, n11 + r, below * np.ones(n21))
    return made
