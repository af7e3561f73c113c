# attack: decimal arithmetic with a precision of a hundred million digits
# stopped by: ExecutionTimeout or MemoryLimit or MemoryError or ValueError
# limits: timeout=1 memory=128M
import decimal

decimal.getcontext().prec = 10 ** 8
decimal.getcontext().Emax = 10 ** 17
x = decimal.Decimal(2).sqrt()
print("ESCAPED", x.adjusted())
