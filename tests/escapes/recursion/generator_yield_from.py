# attack: a hundred thousand generators delegating to each other
# stopped by: RecursionError
def g(inner):
    yield from inner

it = iter([1, 2])
for _ in range(100000):
    it = g(it)
print(next(it))
it.close()
