# attack: a hundred thousand generators delegating to each other
# stopped by: RecursionError or InternalError or nothing or MemoryError or MemoryLimit
def g(inner):
    yield from inner

it = iter([1, 2])
for _ in range(100000):
    it = g(it)
next(it)
it.close()
