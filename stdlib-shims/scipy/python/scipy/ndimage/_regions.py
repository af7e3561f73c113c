"""Regions of a grid: numbered, boxed, and handed to functions one by one."""

import numpy as np

import _scipy_signal
from scipy.ndimage._shared import real_only


def label(input, structure=None, output=None):
    """Numbers the connected regions of cells that are not zero, and how many there are."""
    from scipy.ndimage._truths import generate_binary_structure

    x = real_only(input)
    structure = np.asarray(generate_binary_structure(x.ndim, 1) if structure is None else structure, dtype=bool)
    if structure.ndim != x.ndim:
        raise RuntimeError("structure and input must have equal rank")
    if any(size != 3 for size in structure.shape):
        raise ValueError("structure dimensions must be equal to 3")
    is_given = isinstance(output, np.ndarray)
    if is_given and output.shape != x.shape:
        raise ValueError("output shape not correct")
    if not is_given:
        output = np.empty(x.shape, np.int32 if output is None else output)
    if x.ndim == 0 or x.size == 0:
        count = int(x.ndim == 0 and x != 0)
        output[...] = count
        return count if is_given else (output, count)
    if not np.array_equal(structure, np.flip(structure)):
        raise AssertionError("Structuring element is not symmetric")
    numbers, count = _scipy_signal.label(x != 0, structure)
    output[...] = numbers.astype(output.dtype)
    if output.dtype.itemsize < 4 and not np.all(output == numbers):
        raise RuntimeError("insufficient bit-depth in requested output type")
    return count if is_given else (output, count)


def find_objects(input, max_label=0):
    """The box of every region as slices, None for numbers that are nowhere."""
    x = real_only(input)
    if x.dtype.kind not in "iub":
        raise TypeError(f"'numpy.{x.dtype.name}' object cannot be interpreted as an integer" if max_label < 1 else "Array type not supported")
    if max_label < 1:
        max_label = int(x.max())
    boxes = _scipy_signal.boxes(x.astype(np.int64), max(int(max_label), 0)).tolist()
    return [None if not box or box[0][0] < 0 else tuple(slice(first, end, None) for first, end in box) for box in boxes]


def value_indices(arr, *, ignore_value=None):
    """Where each value stands, as a dictionary from value to index arrays."""
    x = np.asarray(arr)
    if x.dtype.kind not in "iu":
        raise ValueError("Parameter 'arr' must be an integer array")
    values, numbers = np.unique(x, return_inverse=True)
    order = np.argsort(numbers.ravel(), kind="stable")
    ends = np.cumsum(np.bincount(numbers.ravel(), minlength=len(values))).tolist()
    found, start = {}, 0
    for value, end in zip(values, ends):
        if ignore_value is None or value != x.dtype.type(ignore_value):
            found[value] = np.unravel_index(order[start:end], x.shape)
        start = end
    return found


def labeled_comprehension(input, labels, index, func, out_dtype, default, pass_positions=False):
    """What a function says of the values of each region."""
    is_single = np.isscalar(index)
    x = np.asarray(input)
    parts = [x]
    if pass_positions:
        parts.append(np.arange(x.size).reshape(x.shape))
    if labels is None:
        if index is not None:
            raise ValueError("index without defined labels")
        return func(*[part.ravel() for part in parts])
    labels = np.asarray(labels)
    try:
        x, labels = np.broadcast_arrays(x, labels)
    except ValueError as error:
        raise ValueError("input and labels must have the same shape (excepting dimensions with width 1)") from error
    parts[0] = x
    if index is None:
        return func(*[part[labels > 0] for part in parts])
    index = np.atleast_1d(index)
    if np.any(index.astype(labels.dtype).astype(index.dtype) != index):
        raise ValueError(f"Cannot convert index values from <{index.dtype}> to <{labels.dtype}> (labels' type) without loss of precision")
    index = index.astype(labels.dtype)
    order = np.argsort(labels, axis=None, kind="stable")
    labels = labels.ravel()[order]
    parts = [part.ravel()[order] for part in parts]
    found = np.empty(index.shape, out_dtype)
    found[:] = default
    # The function meets the regions in ascending order of their numbers.
    by_number = np.argsort(index, kind="stable").tolist()
    starts, stops = np.searchsorted(labels, index, side="left").tolist(), np.searchsorted(labels, index, side="right").tolist()
    for place in by_number:
        if starts[place] != stops[place]:
            found[place] = func(*[part[starts[place]:stops[place]] for part in parts])
    return found[0] if is_single else found


def histogram(input, min, max, bins, labels=None, index=None):
    """How many values of each region fall between which edges."""
    edges = np.linspace(min, max, bins + 1)
    return labeled_comprehension(input, labels, index, lambda values: np.histogram(values, edges)[0], object, None)
