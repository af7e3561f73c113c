# attack: a tuple of endless zeros
# stopped by: MemoryLimit or MemoryError or ExecutionTimeout
# limits: timeout=10 memory=128M
import itertools

tuple(itertools.repeat(0))
print("ESCAPED")
