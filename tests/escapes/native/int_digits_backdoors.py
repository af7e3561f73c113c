# attack: other ways to big decimal text past the digit limit: format, %d, json, Decimal, Fraction, f-string grouping
# stopped by: ExecutionTimeout or ValueError
# limits: timeout=2
import decimal
import fractions
import json

n = 7 ** 3000000
refused = 0
for way in (lambda: "%d" % n, lambda: "{:d}".format(n), lambda: f"{n:,}", lambda: json.dumps(n), lambda: json.loads("9" * 3000000), lambda: str(decimal.Decimal(n)),
            lambda: str(fractions.Fraction(n, 3)), lambda: repr([n]), lambda: int(decimal.Decimal("9" * 1000000)), lambda: float(n), lambda: hash(n)):
    try:
        way()
    except (ValueError, OverflowError, decimal.DecimalException):
        refused += 1
print("refused:", refused)
