# attack: binomials and permutations with huge arguments
# stopped by: ExecutionTimeout or MemoryLimit
# limits: timeout=1 memory=128M
import math

math.comb(10 ** 9, 5 * 10 ** 8)
math.perm(10 ** 9, 10 ** 8)
print("ESCAPED")
