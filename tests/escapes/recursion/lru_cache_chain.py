# attack: cached functions around cached functions
# stopped by: RecursionError
import functools

f = len
for _ in range(50000):
    f = functools.lru_cache(maxsize=None)(f)
print(f(()))
