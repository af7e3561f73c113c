# attack: sorts all numbers
# stopped by: MemoryLimit or MemoryError or ExecutionTimeout
# limits: timeout=10 memory=128M
import itertools

sorted(itertools.count())
print("ESCAPED")
