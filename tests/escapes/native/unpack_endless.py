# attack: star unpacking, star arguments and slice assignment of endless iterators
# stopped by: MemoryLimit or MemoryError or ExecutionTimeout
# limits: timeout=10 memory=128M
import itertools

a, *b = itertools.count()
print("ESCAPED")
