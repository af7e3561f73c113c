# decimal: quantize and the rounding modes.
import decimal
from decimal import Decimal

modes = [
    "ROUND_HALF_EVEN",
    "ROUND_HALF_UP",
    "ROUND_HALF_DOWN",
    "ROUND_UP",
    "ROUND_DOWN",
    "ROUND_CEILING",
    "ROUND_FLOOR",
    "ROUND_05UP",
]
values = [Decimal(v) for v in ("2.5", "3.5", "-2.5", "2.1", "-2.9")]
for mode in modes:
    print(f"{mode:16}", [str(v.quantize(Decimal("1"), rounding=mode)) for v in values])

cent = Decimal("0.01")
print(Decimal("19.995").quantize(cent), Decimal("19.985").quantize(cent), Decimal("7").quantize(cent))
print(Decimal("1234").quantize(Decimal("1E2")), Decimal("2.50").to_integral_value())


def split_bill(total, people):
    share = (total / people).quantize(cent, rounding=decimal.ROUND_DOWN)
    rest = total - share * people
    return [share + cent if n < rest / cent else share for n in range(people)]


shares = split_bill(Decimal("100.00"), 3)
print([str(s) for s in shares], sum(shares))
subtotal = sum(Decimal(price) * count for price, count in [("19.99", 3), ("0.35", 7)])
tax = (subtotal * Decimal("0.21")).quantize(cent, decimal.ROUND_HALF_UP)
print(subtotal, tax, subtotal + tax)
print(round(Decimal("1.005"), 2), round(1.005, 2), Decimal("5E-1").quantize(Decimal(1)))
