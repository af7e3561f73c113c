# attack: a cached function whose arguments clear the cache while they are hashed and compared
# stopped by: RecursionError
# prints: [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]
import functools

class K:
    def __init__(self, n):
        self.n = n
    def __hash__(self):
        f.cache_clear()
        return 1
    def __eq__(self, other):
        f.cache_clear()
        if self.n < 5:
            f(K(self.n + 1))
        return self.n == other.n

@functools.lru_cache(maxsize=2)
def f(x):
    return x.n

print([f(K(i % 3)) for i in range(20)])
