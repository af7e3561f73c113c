# Scalars as numbers of the module numbers, which scripts check arguments with.
import numbers
from fractions import Fraction

import numpy as np

for value in (
    np.int8(1), np.int64(1), np.uint8(1), np.uint64(1), np.float32(1), np.float64(1), np.complex128(1), np.bool_(1), np.str_("a"),
    np.datetime64(1, "D"), np.timedelta64(1, "D"), np.array(1), 1, 1.0, 1j, True, Fraction(1, 2), "a",
):
    kinds = (numbers.Number, numbers.Complex, numbers.Real, numbers.Rational, numbers.Integral)
    print(type(value).__name__, [isinstance(value, kind) for kind in kinds])
print([issubclass(np.integer, kind) for kind in (numbers.Integral, numbers.Real)], issubclass(np.floating, numbers.Real))
print(issubclass(np.number, numbers.Number), issubclass(np.inexact, numbers.Real), issubclass(np.generic, numbers.Number))


class Whole(numbers.Integral):
    pass


print(isinstance(np.int64(1), Whole), issubclass(Whole, numbers.Real), issubclass(int, Whole))
