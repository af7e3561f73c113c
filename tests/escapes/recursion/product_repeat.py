# attack: itertools.product with a million pools steps its indices by recursion
# stopped by: nothing or InternalError or MemoryLimit or MemoryError or StopIteration
# limits: timeout=10 memory=1G
import itertools

it = itertools.product([1], repeat=1000000)
next(it)
try:
    next(it)
except StopIteration:
    pass
