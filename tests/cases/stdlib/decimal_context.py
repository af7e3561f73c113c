# decimal: precision, contexts, traps and signals.
from decimal import Context, Decimal, DivisionByZero, Inexact, InvalidOperation, getcontext, localcontext

print(getcontext().prec, getcontext().rounding)
with localcontext() as context:
    context.prec = 6
    print(Decimal(1) / 7, Decimal(2).sqrt())
    context.prec = 50
    print(Decimal(1) / 7)
print(Decimal(1) / 7)

small = Context(prec=3)
print(small.divide(Decimal(2), Decimal(3)), small.create_decimal("3.14159"), small.add(Decimal("9.99"), 1))
print(small.sqrt(Decimal(2)), small.power(Decimal(3), 5))

with localcontext() as context:
    context.traps[DivisionByZero] = False
    print(Decimal(1) / 0, Decimal(-1) / 0)
    print(bool(context.flags[DivisionByZero]))

with localcontext() as context:
    context.traps[Inexact] = True
    print(Decimal(1) / 4)
    try:
        Decimal(1) / 3
    except Inexact:
        print("the result is not exact")

try:
    Decimal(-1).sqrt()
except InvalidOperation:
    print("no square root of a negative number")
try:
    Decimal("sNaN") + 1
except InvalidOperation:
    print("signaling NaN")
with localcontext(Context(prec=4, Emax=9)) as context:
    context.clear_flags()
    print(Decimal("123456") + 0, Decimal("1e5") * 10)


def pi_digits(digits):
    with localcontext() as context:
        context.prec = digits + 5
        total = sum(
            sum(Decimal(n) / (8 * k + d) for n, d in [(4, 1), (-2, 4), (-1, 5), (-1, 6)]) / 16**k
            for k in range(digits)
        )
        return str(total)[: digits + 2]


print(pi_digits(40))
