# attack: a set of all numbers
# stopped by: MemoryLimit or MemoryError or ExecutionTimeout
# limits: timeout=10 memory=128M
import itertools

set(itertools.count())
print("ESCAPED")
