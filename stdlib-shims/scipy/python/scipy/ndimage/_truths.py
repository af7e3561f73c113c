"""Morphology of true and false cells."""

import operator

import numpy as np

import _scipy_signal
from scipy.ndimage._shared import (
    bordered, chosen_axes, in_all_axes, place_for, real_only, spread, turned, window_in_all_axes,
)


def generate_binary_structure(rank, connectivity):
    """The neighbours that lie at most so many steps along the axes away."""
    connectivity = max(connectivity, 1)
    if rank < 1:
        return np.array(True, dtype=bool)
    return np.add.reduce(np.abs(np.indices([3] * rank) - 1), axis=0) <= connectivity


def iterate_structure(structure, iterations, origin=None):
    """The structure dilated with itself."""
    structure = np.asarray(structure)
    if iterations < 2:
        return structure.copy()
    more = iterations - 1
    grown = np.zeros([size + more * (size - 1) for size in structure.shape], dtype=bool)
    starts = [more * (size // 2) for size in structure.shape]
    grown[tuple(slice(start, start + size) for start, size in zip(starts, structure.shape))] = structure != 0
    grown = binary_dilation(grown, structure, iterations=more)
    if origin is None:
        return grown
    return grown, [iterations * part for part in spread(origin, structure.ndim)]


def _eroded(input, structure, iterations, mask, output, border, origin, is_dilation, axes):
    try:
        iterations = operator.index(iterations)
    except TypeError as error:
        raise TypeError("iterations parameter should be an integer") from error
    x = real_only(input)
    axes = chosen_axes(axes, x.ndim)
    structure = generate_binary_structure(len(axes), 1) if structure is None else np.asarray(structure, dtype=bool)
    structure = window_in_all_axes(structure, axes, x.ndim, "structure")
    if structure.ndim != x.ndim:
        raise RuntimeError("structure and input must have same dimensionality")
    if structure.size < 1:
        raise RuntimeError("structure must not be empty")
    if mask is not None:
        mask = np.asarray(mask)
        if mask.shape != x.shape:
            raise RuntimeError("mask and input must have equal sizes")
        mask = mask != 0
    origins = in_all_axes(spread(origin, len(axes)), axes, x.ndim)
    centre = [size // 2 + origin for size, origin in zip(structure.shape, origins)]
    holds_centre = bool(structure[tuple(centre)])
    if isinstance(output, np.ndarray):
        if output.dtype.kind == "c":
            raise TypeError("Complex output type not supported")
    else:
        output = bool
    output = place_for(output, x)
    # A dilation is an erosion of what is false.
    cells = (x == 0) if is_dilation else (x != 0)
    border = bool(border) != is_dilation
    if x.size:
        times = max(iterations, 0)
        if holds_centre:
            cells = _scipy_signal.erode(cells, structure, centre, mask, border, times)
        else:
            cells = _shifted(cells, structure, origins, mask, border, times)
    output[...] = ~cells if is_dilation else cells
    return output


def _shifted(cells, structure, origins, mask, border, times):
    """Erosion by a structure without its centre, where false cells may become true."""
    wanted = structure.sum()
    done = 0
    while True:
        grid = bordered(cells, structure.shape, origins, "constant", float(border))
        now = _scipy_signal.correlate(grid, np.ones(int(wanted)), structure) > wanted - 0.5 if wanted else np.ones(cells.shape, dtype=bool)
        if mask is not None:
            now = np.where(mask, now, cells)
        done += 1
        is_settled = np.array_equal(now, cells)
        cells = now
        if done == times or (times == 0 and is_settled):
            return cells


def binary_erosion(input, structure=None, iterations=1, mask=None, output=None, border_value=0, origin=0, brute_force=False, *, axes=None):
    """True where the whole structure around a cell is true."""
    return _eroded(input, structure, iterations, mask, output, border_value, origin, False, axes)


def binary_dilation(input, structure=None, iterations=1, mask=None, output=None, border_value=0, origin=0, brute_force=False, *, axes=None):
    """True where any cell of the turned structure around a cell is true."""
    x = np.asarray(input)
    n_axes = len(chosen_axes(axes, x.ndim))
    structure = np.flip(generate_binary_structure(n_axes, 1) if structure is None else np.asarray(structure))
    origins = [turned(origin, size) for origin, size in zip(spread(origin, n_axes), structure.shape)]
    return _eroded(x, structure, iterations, mask, output, border_value, origins, True, axes)


def binary_opening(input, structure=None, iterations=1, output=None, origin=0, mask=None, border_value=0, brute_force=False, *, axes=None):
    """Eroded, then dilated: what is thin goes."""
    inner = binary_erosion(input, structure, iterations, mask, None, border_value, origin, brute_force, axes=axes)
    return binary_dilation(inner, structure, iterations, mask, output, border_value, origin, brute_force, axes=axes)


def binary_closing(input, structure=None, iterations=1, output=None, origin=0, mask=None, border_value=0, brute_force=False, *, axes=None):
    """Dilated, then eroded: small gaps close."""
    outer = binary_dilation(input, structure, iterations, mask, None, border_value, origin, brute_force, axes=axes)
    return binary_erosion(outer, structure, iterations, mask, output, border_value, origin, brute_force, axes=axes)


def binary_hit_or_miss(input, structure1=None, structure2=None, output=None, origin1=0, origin2=None, *, axes=None):
    """Where the first structure is all true and the second all false."""
    x = np.asarray(input)
    n_axes = len(chosen_axes(axes, x.ndim))
    structure1 = generate_binary_structure(n_axes, 1) if structure1 is None else np.asarray(structure1)
    structure2 = np.logical_not(structure1) if structure2 is None else structure2
    hit = _eroded(x, structure1, 1, None, None, 0, origin1, False, axes)
    miss = ~_eroded(x, structure2, 1, None, None, 0, origin1 if origin2 is None else origin2, True, axes)
    if isinstance(output, np.ndarray):
        output[...] = hit & miss
        return None
    return hit & miss


def binary_propagation(input, structure=None, mask=None, output=None, border_value=0, origin=0, *, axes=None):
    """Dilated within the mask until nothing changes."""
    return binary_dilation(input, structure, -1, mask, output, border_value, origin, axes=axes)


def binary_fill_holes(input, structure=None, output=None, origin=0, *, axes=None):
    """True also where false cells cannot be reached from the border."""
    mask = np.logical_not(np.asarray(input))
    outside = binary_dilation(np.zeros(mask.shape, dtype=bool), structure, -1, mask, None, 1, origin, axes=axes)
    if isinstance(output, np.ndarray):
        output[...] = ~outside
        return None
    return ~outside
