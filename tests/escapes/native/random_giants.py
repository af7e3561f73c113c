# attack: random bits, bytes, samples and choices of giant sizes
# stopped by: MemoryError or MemoryLimit or OverflowError or ValueError or ExecutionTimeout
# limits: timeout=5 memory=128M
import random

for op in (lambda: random.getrandbits(1 << 40), lambda: random.randbytes(1 << 38), lambda: random.sample(range(10 ** 12), 10 ** 9), lambda: random.choices([1], k=10 ** 11), lambda: random.seed(b"x" * (60 << 20)), lambda: random.randrange(1 << (1 << 28))):
    try:
        op()
    except (MemoryError, OverflowError, ValueError):
        continue
random.choices([1], k=10 ** 11)
print("ESCAPED")
