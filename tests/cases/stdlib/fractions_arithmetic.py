# fractions: exact rational arithmetic.
from fractions import Fraction
from decimal import Decimal

a, b = Fraction(1, 3), Fraction("3/4")
print(a, repr(b), a + b, a - b, a * b, a / b, a**2, b**-1, -a, abs(-a))
print(Fraction(6, -8), Fraction(5), Fraction("0.125"), Fraction(0.5), Fraction(Decimal("1.1")), Fraction(" -2/7 "))
print(a.numerator, b.denominator, float(b), int(Fraction(7, 2)), round(Fraction(7, 2)), round(Fraction(22, 7), 2))
print(a < b, a == Fraction(2, 6), Fraction(1, 2) == 0.5, Fraction(4, 2) == 2, hash(Fraction(2)) == hash(2))
print(Fraction(7, 2) // 1, Fraction(7, 2) % 1, divmod(Fraction(7, 2), Fraction(2, 3)))
print(Fraction(1, 2) + 1, Fraction(1, 2) + 0.25, 2 * Fraction(1, 3), 1 - a)
print(Fraction(3.141592653589793).limit_denominator(1000), Fraction(0.1).limit_denominator())
print(sum([Fraction(1, n) for n in range(1, 11)]), max(a, b), sorted([b, a]))
print(Fraction(9, 4) ** Fraction(1, 2), Fraction(2, 3) ** 3, bool(Fraction(0)))
print(Fraction(1, 3).as_integer_ratio(), Fraction.from_float(0.25), Fraction(0.1) == Fraction(1, 10))
try:
    Fraction(1, 0)
except ZeroDivisionError as error:
    print(error)
try:
    Fraction("one half")
except ValueError as error:
    print(type(error).__name__)


def egyptian(value):
    parts = []
    while value:
        unit = Fraction(1, -(-value.denominator // value.numerator))
        parts.append(str(unit))
        value -= unit
    return parts


print(egyptian(Fraction(4, 13)), egyptian(Fraction(3, 4)))
