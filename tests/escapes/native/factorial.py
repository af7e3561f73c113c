# attack: the factorial of ten million
# stopped by: ExecutionTimeout or MemoryLimit
# limits: timeout=1 memory=128M
import math

math.factorial(10 ** 7)
math.factorial(10 ** 9)
print("ESCAPED")
