# attack: fractions whose terms double in size each step
# stopped by: ExecutionTimeout or MemoryLimit or MemoryError
# limits: timeout=1 memory=128M
import fractions

f = fractions.Fraction(10 ** 50 + 1, 10 ** 49 + 7)
for _ in range(60):
    f = f * f + 1
print("ESCAPED")
