# attack: cached functions around cached functions
# stopped by: RecursionError or InternalError
# prints: 0
import functools

f = len
for _ in range(50000):
    f = functools.lru_cache(maxsize=None)(f)
print(f(()))
