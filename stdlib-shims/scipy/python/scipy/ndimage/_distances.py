"""How far every cell is from the nearest one that is zero."""

import numpy as np

import _scipy_signal
from scipy.ndimage._shared import spread
from scipy.ndimage._truths import generate_binary_structure

CITY = ("taxicab", "cityblock", "manhattan")


def _check_wishes(distances, indices, return_distances, return_indices):
    wrong = []
    if not return_distances and not return_indices:
        wrong.append("at least one of return_distances/return_indices must be True")
    if isinstance(distances, np.ndarray) and not return_distances:
        wrong.append("return_distances must be True if distances is supplied")
    if isinstance(indices, np.ndarray) and not return_indices:
        wrong.append("return_indices must be True if indices is supplied")
    if wrong:
        raise RuntimeError(", ".join(wrong))


def _taken(found, place, kind, error, name):
    """Writes into the array that was given for it; None if there is none."""
    if not isinstance(place, np.ndarray):
        return False
    if place.shape != found.shape:
        raise error(f"{name} has wrong shape")
    if place.dtype != kind:
        raise error(f"{name} must be {np.dtype(kind).name}")
    place[...] = found
    return True


def _answer(far, where, distances, indices, kind, error):
    """What was asked for and has no array of its own."""
    parts = []
    if far is not None and not _taken(far, distances, kind, error, "distances array"):
        parts.append(far)
    if where is not None and not _taken(where, indices, np.int32, error, "indices array"):
        parts.append(where)
    return tuple(parts) if len(parts) == 2 else parts[0] if parts else None


def _as_indices(flat, shape):
    return np.stack(np.unravel_index(flat.ravel(), shape)).reshape((len(shape),) + tuple(shape)).astype(np.int32)


def _features(cells, sampling):
    """The indices of the nearest false cell for every cell."""
    if cells.all():
        where = np.zeros((cells.ndim,) + cells.shape, dtype=np.int32)
        where[0] = -1
        return where
    return _as_indices(_scipy_signal.euclidean(cells, np.ones(cells.ndim) if sampling is None else sampling)[1], cells.shape)


def _euclidean(where, shape, sampling):
    apart = (where - np.indices(shape, dtype=np.int32)).astype(np.float64)
    if sampling is not None:
        apart = apart * sampling.reshape((-1,) + (1,) * len(shape))
    return np.sqrt(np.add.reduce(apart * apart, axis=0))


def distance_transform_edt(input, sampling=None, return_distances=True, return_indices=False, distances=None, indices=None):
    """Straight distances."""
    _check_wishes(distances, indices, return_distances, return_indices)
    cells = np.atleast_1d(np.asarray(input) != 0)
    if sampling is not None:
        sampling = np.asarray(spread(sampling, cells.ndim), dtype=np.float64)
    where = _features(cells, sampling)
    far = _euclidean(where, cells.shape, sampling) if return_distances else None
    return _answer(far, where if return_indices else None, distances, indices, np.float64, RuntimeError)


def distance_transform_cdt(input, metric="chessboard", return_distances=True, return_indices=False, distances=None, indices=None):
    """Distances in steps from cell to cell."""
    _check_wishes(distances, indices, return_distances, return_indices)
    cells = np.asarray(input) != 0
    if isinstance(metric, str):
        if metric not in (*CITY, "chessboard"):
            raise ValueError("invalid metric provided")
        metric = generate_binary_structure(cells.ndim, 1 if metric in CITY else cells.ndim)
    else:
        metric = np.asarray(metric)
        if any(size != 3 for size in metric.shape):
            raise ValueError("metric sizes must be equal to 3")
    far, nearest = _scipy_signal.chamfer(cells, metric != 0)
    where = _as_indices(nearest, cells.shape) if return_indices else None
    return _answer(far if return_distances else None, where, distances, indices, np.int32, ValueError)


def distance_transform_bf(input, metric="euclidean", sampling=None, return_distances=True, return_indices=False, distances=None,
                          indices=None):
    """Distances by any of three measures."""
    _check_wishes(distances, indices, return_distances, return_indices)
    cells = np.asarray(input) != 0
    metric = metric.lower()
    if metric not in (*CITY, "euclidean", "chessboard"):
        raise RuntimeError("distance metric not supported")
    kind = np.float64 if metric == "euclidean" else np.uint32
    if metric != "euclidean" and sampling is not None:
        raise NotImplementedError("scipy.ndimage.distance_transform_bf(sampling=) is only available for metric='euclidean'")
    if sampling is not None:
        sampling = np.asarray(spread(sampling, cells.ndim), dtype=np.float64)
    if cells.size and cells.all():
        far = np.full(cells.shape, np.sqrt(np.finfo(float).max) if metric == "euclidean" else np.iinfo(np.uint32).max, dtype=kind)
        where = np.indices(cells.shape, dtype=np.int32) * 0
    elif metric == "euclidean":
        where = _features(cells, sampling)
        far = _euclidean(where, cells.shape, sampling)
    else:
        steps, nearest = _scipy_signal.chamfer(cells, generate_binary_structure(cells.ndim, 1 if metric in CITY else cells.ndim))
        where, far = _as_indices(nearest, cells.shape), steps.astype(np.uint32)
    return _answer(far if return_distances else None, where if return_indices else None, distances, indices, kind, RuntimeError)
