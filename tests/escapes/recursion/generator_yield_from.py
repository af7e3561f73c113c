# attack: a hundred thousand generators delegating to each other
# stopped by: RecursionError or InternalError or MemoryError or MemoryLimit
# prints: 1
def g(inner):
    yield from inner

it = iter([1, 2])
for _ in range(100000):
    it = g(it)
print(next(it))
it.close()
