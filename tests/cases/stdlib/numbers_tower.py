# numbers: the numeric class hierarchy.
import numbers
from decimal import Decimal
from fractions import Fraction

kinds = [numbers.Number, numbers.Complex, numbers.Real, numbers.Rational, numbers.Integral]
for value in (1, True, 2.5, 1 + 2j, Fraction(1, 2), Decimal("1.5"), "text"):
    names = [kind.__name__ for kind in kinds if isinstance(value, kind)]
    print(f"{type(value).__name__:9}", names)

print(issubclass(numbers.Integral, numbers.Rational), issubclass(int, numbers.Integral))
print((5).numerator, (5).denominator, (2.5).real, (2.5).imag, (3).conjugate(), Fraction(6, 4).denominator)


def describe(value):
    if isinstance(value, numbers.Integral):
        return "whole"
    if isinstance(value, numbers.Real):
        return "real"
    if isinstance(value, numbers.Complex):
        return "complex"
    return "not a number"


print([describe(v) for v in (3, 3.5, 3j, "3", Fraction(3))])


class Even:
    def __init__(self, n):
        self.n = n


numbers.Integral.register(Even)
print(isinstance(Even(2), numbers.Integral), isinstance(Even(2), numbers.Real))
try:
    numbers.Number() + 1
except TypeError:
    print("abstract numbers cannot be added")
