# attack: gcd, isqrt and lcm of numbers with many millions of bits
# stopped by: ExecutionTimeout or MemoryLimit or MemoryError
# limits: timeout=1 memory=256M
import math

a = 3 ** 10000000
b = 7 ** 10000000
math.gcd(a, b)
math.lcm(a, b)
math.isqrt(a * b)
print("ESCAPED")
