"""Pictures cut into patches, and put together again."""

import numbers

import numpy as np

from sklearn.base import BaseEstimator, TransformerMixin

__all__ = ["PatchExtractor", "extract_patches_2d", "grid_to_graph", "img_to_graph", "reconstruct_from_patches_2d"]


def _patch_count(rows, columns, max_patches):
    every = rows * columns
    if not max_patches:
        return every
    if isinstance(max_patches, numbers.Integral):
        return min(int(max_patches), every)
    if isinstance(max_patches, numbers.Real) and 0 < max_patches < 1:
        return int(max_patches * every)
    raise ValueError(f"Invalid value for max_patches: {max_patches!r}")


def extract_patches_2d(image, patch_size, *, max_patches=None, random_state=None):
    """All patches of a picture, or some at random."""
    from sklearn._data import check_array
    from sklearn.utils import check_random_state
    height, width = image.shape[:2]
    tall, wide = patch_size
    if tall > height:
        raise ValueError("Height of the patch should be less than the height of the image.")
    if wide > width:
        raise ValueError("Width of the patch should be less than the width of the image.")
    image = check_array(image, allow_nd=True).reshape((height, width, -1))
    rows, columns = height - tall + 1, width - wide + 1
    count = _patch_count(rows, columns, max_patches)
    if max_patches:
        rng = check_random_state(random_state)
        tops, lefts = rng.randint(rows, size=count), rng.randint(columns, size=count)
    else:
        tops, lefts = np.repeat(np.arange(rows), columns), np.tile(np.arange(columns), rows)
    down = tops[:, None, None] + np.arange(tall)[None, :, None]
    across = lefts[:, None, None] + np.arange(wide)[None, None, :]
    patches = image[down, across]
    return patches[..., 0] if patches.shape[-1] == 1 else patches


def reconstruct_from_patches_2d(patches, image_size):
    """The picture whose patches these are; where they overlap, their mean."""
    height, width = image_size[:2]
    tall, wide = patches.shape[1:3]
    made = np.zeros(image_size)
    places = [(top, left) for top in range(height - tall + 1) for left in range(width - wide + 1)]
    for patch, (top, left) in zip(patches, places):
        made[top:top + tall, left:left + wide] += patch
    def cover(size, long):
        place = np.arange(size)
        return np.minimum(np.minimum(place + 1, long), size - place)
    times = cover(height, tall)[:, None] * cover(width, wide)[None, :]
    return made / times.reshape(times.shape + (1,) * (made.ndim - 2)).astype(float)


def _edges(n_x, n_y, n_z):
    """Pairs of neighbouring cells of a grid."""
    cells = np.arange(n_x * n_y * n_z).reshape((n_x, n_y, n_z))
    deep = np.vstack((cells[:, :, :-1].ravel(), cells[:, :, 1:].ravel()))
    right = np.vstack((cells[:, :-1].ravel(), cells[:, 1:].ravel()))
    down = np.vstack((cells[:-1].ravel(), cells[1:].ravel()))
    return np.hstack((deep, right, down))


def _graph(shape, mask, img, return_as, dtype):
    from scipy import sparse
    edges = _edges(*shape)
    values = np.ones(int(np.prod(shape))) if img is None else img.ravel()
    dtype = (int if img is None else img.dtype) if dtype is None else dtype
    weights = np.ones(edges.shape[1]) if img is None else np.abs(values[edges[0]] - values[edges[1]])
    if mask is not None:
        inside = np.asarray(mask, dtype=bool).ravel()
        kept = inside[edges[0]] & inside[edges[1]]
        number = np.cumsum(inside) - 1
        edges, weights, values = number[edges[:, kept]], weights[kept], values[inside]
    places = np.arange(len(values))
    rows, columns = np.hstack((edges[0], edges[1], places)), np.hstack((edges[1], edges[0], places))
    found = sparse.coo_matrix((np.hstack((weights, weights, values)).astype(dtype), (rows, columns)), shape=(len(values), len(values)))
    if return_as is None:
        return found
    return found.toarray() if return_as is np.ndarray else return_as(found)


def img_to_graph(img, *, mask=None, return_as=None, dtype=None):
    """Which pixels are neighbours, with the difference of their shades."""
    img = np.atleast_3d(img)
    return _graph(img.shape, mask, img, return_as, dtype)


def grid_to_graph(n_x, n_y, n_z=1, *, mask=None, return_as=None, dtype=int):
    """Which cells of a grid are neighbours."""
    return _graph((n_x, n_y, n_z), mask, None, return_as, dtype)


class PatchExtractor(TransformerMixin, BaseEstimator):
    """The patches of several pictures."""

    def __init__(self, *, patch_size=None, max_patches=None, random_state=None):
        self.patch_size = patch_size
        self.max_patches = max_patches
        self.random_state = random_state

    def fit(self, X, y=None):
        """Nothing is learned."""
        return self

    def transform(self, X):
        """All patches, or some of each picture at random."""
        from sklearn._data import check_array
        from sklearn.utils import check_random_state
        X = check_array(X, ensure_2d=False, allow_nd=True)
        rng = check_random_state(self.random_state)
        size = (X.shape[1] // 10, X.shape[2] // 10) if self.patch_size is None else self.patch_size
        if len(size) != 2:
            raise ValueError(f"patch_size must be a tuple of two integers. Got {self.patch_size} instead.")
        parts = [extract_patches_2d(picture, size, max_patches=self.max_patches, random_state=rng) for picture in X]
        return np.concatenate(parts).astype(np.float64)
