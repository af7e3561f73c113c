# attack: decimals with giant exponents turned into integers, fractions and aligned sums
# stopped by: MemoryLimit
# limits: timeout=1 memory=128M
import decimal
import fractions

for way in (lambda: int(decimal.Decimal("1e999999999")), lambda: fractions.Fraction("1e99999999"), lambda: decimal.Decimal("1e99999999").as_integer_ratio(), lambda: fractions.Fraction(decimal.Decimal("1e9999999")),
            lambda: hash(decimal.Decimal("1e999999999")), lambda: f"{decimal.Decimal('1e99999999'):f}"):
    try:
        way()
    except decimal.DecimalException:
        pass
print("ESCAPED")
