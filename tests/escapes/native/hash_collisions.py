# attack: dict keys chosen to collide: integers equal modulo the hash prime
# stopped by: ExecutionTimeout
# limits: timeout=2
p = (1 << 61) - 1
d = {}
for i in range(200000):
    d[i * p] = i
print("ESCAPED", len(d))
