"""Direction numbers of Sobol's points and their scrambling by random matrices."""

import numpy as np

from scipy.stats._sobol_table import DIRECTIONS


def directions(d, bits):
    """The direction numbers of each dimension as whole numbers below 2**bits."""
    table = np.zeros((d, bits), dtype=np.int64)
    for row, (polynomial, initial) in enumerate(DIRECTIONS[:d]):
        degree = polynomial.bit_length() - 1
        numbers = [1] * bits if row == 0 else list(initial[:bits])
        for place in range(len(numbers), bits):
            value = numbers[place - degree]
            for k in range(degree):
                if (polynomial >> (degree - 1 - k)) & 1:
                    value ^= numbers[place - k - 1] << (k + 1)
            numbers.append(value)
        table[row] = [number << (bits - 1 - place) for place, number in enumerate(numbers)]
    return table


def scrambled(table, bits, rng):
    """The direction numbers after random lower triangular matrices over bits, and a random shift."""
    d = len(table)
    draw = lambda size: _bits(rng, size)
    shift = draw((d, bits)) @ (2 ** np.arange(bits))
    lower = np.tril(draw((d, bits, bits)))
    places = np.arange(bits)
    lower[:, places, places] = 1
    # Row p of a matrix makes bit p, counted from the highest, of the new number.
    digits = (table[:, :, None] >> (bits - 1 - places)) & 1
    moved = np.einsum("dpk,djk->djp", lower, digits) % 2
    return moved @ (2 ** (bits - 1 - places)), shift


def _bits(rng, size):
    if isinstance(rng, np.random.Generator):
        return rng.integers(0, 2, size=size, dtype=np.uint32).astype(np.int64)
    return rng.randint(0, 2, size=size, dtype=np.uint32).astype(np.int64)
