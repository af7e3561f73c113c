# attack: binomials and permutations with huge arguments
# stopped by: ExecutionTimeout or MemoryLimit or MemoryError or OverflowError or InternalError
# limits: timeout=1 memory=128M
import math

math.comb(10 ** 9, 5 * 10 ** 8)
math.perm(10 ** 9, 10 ** 8)
print("ESCAPED")
