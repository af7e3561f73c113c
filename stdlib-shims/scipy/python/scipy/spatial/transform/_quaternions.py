"""Rotations as unit quaternions (x, y, z, w), along the last axis of arrays."""

import re
import warnings

import numpy as np

_AXES = {"x": 0, "y": 1, "z": 2}


def composed(p, q):
    """The rotation q, then p."""
    p, q = np.broadcast_arrays(p, q)
    vectors = p[..., 3:] * q[..., :3] + q[..., 3:] * p[..., :3] + np.cross(p[..., :3], q[..., :3])
    return np.concatenate([vectors, p[..., 3:] * q[..., 3:] - (p[..., :3] * q[..., :3]).sum(axis=-1, keepdims=True)], axis=-1)


def unit(quat):
    """Quaternions of length one."""
    lengths = np.linalg.norm(quat, axis=-1, keepdims=True)
    if (lengths == 0).any():
        raise ValueError("Found zero norm quaternions in `quat`.")
    return quat / lengths


def canonical(quat):
    """Of both quaternions of a rotation the one whose last element other than zero is positive."""
    x, y, z, w = np.moveaxis(quat, -1, 0)
    turned = (w < 0) | ((w == 0) & ((x < 0) | ((x == 0) & ((y < 0) | ((y == 0) & (z < 0))))))
    return np.where(np.asarray(turned)[..., None], -quat, quat)


def to_matrix(quat):
    """Matrices of rotations."""
    x, y, z, w = np.moveaxis(quat, -1, 0)
    xx, yy, zz, ww = x * x, y * y, z * z, w * w
    rows = [xx - yy - zz + ww, 2 * (x * y - z * w), 2 * (x * z + y * w), 2 * (x * y + z * w), -xx + yy - zz + ww, 2 * (y * z - x * w),
            2 * (x * z - y * w), 2 * (y * z + x * w), -xx - yy + zz + ww]
    return np.stack(rows, axis=-1).reshape(quat.shape[:-1] + (3, 3))


def from_matrix(matrix):
    """Quaternions of matrices, made orthogonal first."""
    bad = np.atleast_1d(np.linalg.det(matrix) <= 0)
    if bad.any():
        place = int(np.nonzero(bad)[0][0])
        shown = matrix.reshape(-1, 3, 3)[place]
        raise ValueError(
            f"Non-positive determinant (left-handed or null coordinate frame) in rotation matrix {place}: {shown}."
        )
    products = matrix @ np.swapaxes(matrix, -1, -2)
    is_right = np.isclose(products, np.eye(3), atol=1e-12).all(axis=(-2, -1))
    if not is_right.all():
        left, _, right = np.linalg.svd(matrix, full_matrices=False)
        matrix = np.where(np.asarray(is_right)[..., None, None], matrix, left @ right)
    m = np.moveaxis(matrix, (-2, -1), (0, 1))
    trace = m[0, 0] + m[1, 1] + m[2, 2]
    choice = np.argmax(np.stack([m[0, 0], m[1, 1], m[2, 2], trace]), axis=0)
    columns = [
        [1 - trace + 2 * m[0, 0], m[1, 0] + m[0, 1], m[2, 0] + m[0, 2], m[2, 1] - m[1, 2]],
        [m[1, 0] + m[0, 1], 1 - trace + 2 * m[1, 1], m[2, 1] + m[1, 2], m[0, 2] - m[2, 0]],
        [m[2, 0] + m[0, 2], m[2, 1] + m[1, 2], 1 - trace + 2 * m[2, 2], m[1, 0] - m[0, 1]],
        [m[2, 1] - m[1, 2], m[0, 2] - m[2, 0], m[1, 0] - m[0, 1], 1 + trace],
    ]
    made = np.stack([np.stack(row, axis=-1) for row in columns])
    return unit(np.take_along_axis(made, np.asarray(choice)[None, ..., None], axis=0)[0])


def from_rotvec(vectors):
    """Quaternions of axes as long as the angles."""
    angle = np.linalg.norm(vectors, axis=-1, keepdims=True)
    is_small = angle <= 1e-3
    square = angle ** 2
    near = 0.5 - square / 48 + square ** 2 / 3840
    scale = np.where(is_small, near, np.sin(angle / 2) / np.where(is_small, 1.0, angle))
    return np.concatenate([vectors * scale, np.cos(angle / 2)], axis=-1)


def to_rotvec(quat):
    """Axes as long as the angles."""
    quat = canonical(quat)
    angle = 2 * np.arctan2(np.linalg.norm(quat[..., :3], axis=-1, keepdims=True), quat[..., 3:])
    is_small = angle <= 1e-3
    square = angle ** 2
    near = 2 + square / 12 + 7 * square ** 2 / 2880
    scale = np.where(is_small, near, angle / np.where(is_small, 1.0, np.sin(angle / 2)))
    return scale * quat[..., :3]


def _sequence(seq):
    """Axes as numbers and whether they turn along."""
    inner = re.match("^[XYZ]{1,3}$", seq) is not None
    if not inner and re.match("^[xyz]{1,3}$", seq) is None:
        raise ValueError(f"Expected axes from `seq` to be from ['x', 'y', 'z'] or ['X', 'Y', 'Z'], got {seq}")
    if any(one == other for one, other in zip(seq, seq[1:])):
        raise ValueError(f"Expected consecutive axes to be different, got {seq}")
    return [_AXES[axis] for axis in seq.lower()], inner


def from_euler(seq, angles):
    """Quaternions of turns about axes, one after another."""
    if not 1 <= len(seq) <= 3:
        raise ValueError(f"Expected axis specification to be a non-empty string of up to 3 characters, got {seq}")
    axes, inner = _sequence(seq)
    angles = np.atleast_1d(angles)
    if angles.shape[-1] != len(axes):
        raise ValueError(
            f"Expected last dimension of `angles` to match number of sequence axes specified, got {angles.shape[-1]}."
        )
    made = None
    for place, axis in enumerate(axes):
        turn = np.zeros(angles.shape[:-1] + (4,))
        turn[..., axis], turn[..., 3] = np.sin(angles[..., place] / 2), np.cos(angles[..., place] / 2)
        made = turn if made is None else composed(made, turn) if inner else composed(turn, made)
    return made


def to_euler(quat, seq, suppress_warnings=False):
    """The angles of three turns; where two axes fall together the third angle is zero."""
    if len(seq) != 3:
        raise ValueError(f"Expected 3 axes, got {seq}.")
    axes, inner = _sequence(seq)
    i, j, k = axes[::-1] if inner else axes
    is_symmetric = i == k
    if is_symmetric:
        k = 3 - i - j
    sign = (i - j) * (j - k) * (k - i) // 2
    x = np.moveaxis(quat, -1, 0)
    if is_symmetric:
        a, b, c, d = x[3], x[i], x[j], x[k] * sign
    else:
        a, b, c, d = x[3] - x[j], x[i] + x[k] * sign, x[j] + x[3], x[k] * sign - x[i]
    middle = 2 * np.arctan2(np.hypot(c, d), np.hypot(a, b))
    at_zero, at_half = np.abs(middle) <= 1e-7, np.abs(middle - np.pi) <= 1e-7
    locked = at_zero | at_half
    half_sum, half_difference = np.arctan2(b, a), np.arctan2(d, c)
    first = np.where(at_half, 2 * half_difference * (1 if inner else -1), 2 * half_sum)
    early, late = half_sum - half_difference, half_sum + half_difference
    angles = [np.where(locked, first, late if inner else early), middle, np.where(locked, 0.0, early if inner else late)]
    if not is_symmetric:
        last = 0 if inner else 2
        angles[last] = angles[last] * sign
        angles[1] = angles[1] - np.pi / 2
    angles = np.stack(angles, axis=-1)
    angles = np.where(angles < -np.pi, angles + 2 * np.pi, np.where(angles > np.pi, angles - 2 * np.pi, angles))
    if locked.any() and not suppress_warnings:
        warnings.warn(
            "Gimbal lock detected. Setting third angle to zero since it is not possible to uniquely determine all angles.", stacklevel=3,
        )
    return angles
