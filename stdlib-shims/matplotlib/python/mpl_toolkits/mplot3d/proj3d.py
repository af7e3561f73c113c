"""From three dimensions to two: matrices of the world, of the view and of perspective, and points through them."""

import numpy as np


def world_transformation(xmin, xmax, ymin, ymax, zmin, zmax, pb_aspect=None):
    """The matrix that brings the limits to a box of the given sides, or to a cube."""
    spans = np.array([xmax - xmin, ymax - ymin, zmax - zmin], dtype=float)
    if pb_aspect is not None:
        spans = spans / np.asarray(pb_aspect, dtype=float)
    matrix = np.eye(4)
    matrix[[0, 1, 2], [0, 1, 2]] = 1 / spans
    matrix[:3, 3] = -np.array([xmin, ymin, zmin], dtype=float) / spans
    return matrix


def view_axes(eye, middle, up, roll):
    """Right, up and towards the eye, as seen from the eye."""
    towards = eye - middle
    towards = towards / np.linalg.norm(towards)
    right = np.cross(up, towards)
    right = right / np.linalg.norm(right)
    upright = np.cross(towards, right)
    if roll != 0:
        cosine, sine = np.cos(-roll), np.sin(-roll)
        right, upright = right * cosine + np.cross(towards, right) * sine, upright * cosine + np.cross(towards, upright) * sine
    return right, upright, towards


def view_transformation(right, upright, towards, eye):
    """The matrix that moves the eye to zero and turns the world before it."""
    turn, move = np.eye(4), np.eye(4)
    turn[:3, :3] = [right, upright, towards]
    move[:3, 3] = -eye
    return np.dot(turn, move)


def persp_transformation(zfront, zback, focal_length):
    """The matrix of perspective."""
    b = (zfront + zback) / (zfront - zback)
    c = -2 * (zfront * zback) / (zfront - zback)
    return np.array([[focal_length, 0, 0, 0], [0, focal_length, 0, 0], [0, 0, b, c], [0, 0, -1, 0]], dtype=float)


def ortho_transformation(zfront, zback):
    """The matrix of a view without perspective."""
    a, b = -(zfront + zback), -(zfront - zback)
    return np.array([[2, 0, 0, 0], [0, 2, 0, 0], [0, 0, -2, 0], [0, 0, a, b]], dtype=float)


def project(points, M):
    """Points (..., 3) as places in the picture and their depth (..., 3)."""
    points = np.asarray(points, dtype=float)
    result = points @ M[:, :3].T + M[:, 3]
    return result[..., :3] / result[..., 3:]


def proj_transform(xs, ys, zs, M):
    """Three arrays through a matrix: places in the picture and their depth."""
    points = np.stack(np.broadcast_arrays(_plain(xs), _plain(ys), _plain(zs)), axis=-1)
    result = project(points, M)
    return result[..., 0], result[..., 1], result[..., 2]


def _plain(values):
    """Numbers; gaps of masked arrays are NaN."""
    return values.astype(float).filled(np.nan) if hasattr(values, "filled") else np.asarray(values, dtype=float)


def proj_transform_clip(xs, ys, zs, M, focal_length):
    """As `proj_transform`, and which points are before the eye."""
    x, y, z = proj_transform(xs, ys, zs, M)
    visible = np.ones_like(z, dtype=bool) if np.isinf(focal_length) else (-1 <= x) & (x <= 1) & (-1 <= y) & (y <= 1) & (z <= 0)
    return x, y, z, visible


def proj_points(points, M):
    """Points through a matrix, as a table."""
    return np.column_stack(proj_trans_points(points, M))


def proj_trans_points(points, M):
    """Points through a matrix: three arrays."""
    xs, ys, zs = zip(*points)
    return proj_transform(xs, ys, zs, M)


def inv_transform(xs, ys, zs, invM):
    """Back from the picture by the inverse of a matrix."""
    return proj_transform(xs, ys, zs, invM)
