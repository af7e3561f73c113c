# attack: constant expressions a compiler might fold before any limit is armed
# stopped by: MemoryError or OverflowError or MemoryLimit or ExecutionTimeout
# limits: timeout=2 memory=128M
a = "x" * 10000 * 10000 * 10000
b = (1 << 100000) << 100000000
c = 9 ** 9 ** 9
d = ((0,) * 100000) * 100000
print("ESCAPED", len(a))
