# attack: repr and str of doubly shared structures
# stopped by: MemoryError or MemoryLimit or ExecutionTimeout
# limits: timeout=3 memory=128M
a = []
for _ in range(60):
    a = [a, a]
repr(a)
print("ESCAPED")
