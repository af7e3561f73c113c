# decimal: exact decimal arithmetic.
from decimal import Decimal

a, b = Decimal("0.1"), Decimal("0.2")
print(a + b, a + b == Decimal("0.3"), 0.1 + 0.2 == 0.3)
print(Decimal("1.10") + Decimal("2.20"), Decimal("1.20") * Decimal("3.0"), Decimal(7) / Decimal(3))
print(Decimal("10") // 3, Decimal("10") % 3, Decimal("-7") // 2, Decimal("-7") % 2, divmod(Decimal(7), 2))
print(Decimal(2) ** 10, Decimal(2) ** Decimal("0.5"), Decimal(2).sqrt())
print(Decimal(100).log10(), Decimal(1).exp())
print(-a, abs(Decimal("-3.5")), +Decimal("1.000"), Decimal("1.000").normalize(), Decimal("120").normalize())
print(repr(a), str(Decimal("1E+5")), Decimal("0.000001"), Decimal("1E-7"), Decimal(3.5))
print(Decimal("1.0") == Decimal("1.00"), Decimal("2") > 1, Decimal("0.5") == 0.5, hash(Decimal(3)) == hash(3))
print(int(Decimal("3.9")), float(Decimal("2.25")), round(Decimal("2.675"), 2), round(Decimal("2.5")))
print(Decimal("3.14").as_tuple(), Decimal("0.25").as_integer_ratio())
print(Decimal("-inf"), Decimal("NaN"), Decimal("nan").is_nan(), Decimal("inf") > 10**100)
print(max(Decimal("1.5"), Decimal("1.25")), sum([Decimal("0.1")] * 10), sorted([Decimal(2), Decimal("1.5")]))
print(f"{Decimal('1234.567'):.2f} {Decimal('1234.567'):,.1f} {Decimal('0.5'):.0%} {Decimal('12'):>8}|")
print(Decimal("1.23456789012345678901234567890123") + 1)

try:
    Decimal("abc")
except ArithmeticError as error:
    print(type(error).__name__)
try:
    Decimal(1) / 0
except ZeroDivisionError as error:
    print(type(error).__name__)
try:
    Decimal("1.5") + 0.5
except TypeError:
    print("decimals and floats do not add")
