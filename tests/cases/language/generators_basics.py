# Generators: yield, laziness, exhaustion, return values and pipelines.
def countdown(n):
    print("starting")
    while n > 0:
        yield n
        n -= 1
    print("done")


gen = countdown(3)
print("created")
print(next(gen))
print(next(gen))
print(list(gen))
print(next(gen, "exhausted"))


def naturals():
    n = 0
    while True:
        yield n
        n += 1


def take(iterable, count):
    for _, value in zip(range(count), iterable):
        yield value


def evens(iterable):
    return (n for n in iterable if n % 2 == 0)


print(list(take(evens(naturals()), 5)))


def with_result():
    yield 1
    return "result"


gen = with_result()
next(gen)
try:
    next(gen)
except StopIteration as stop:
    print("returned", stop.value)


def tree(node):
    if node:
        left, value, right = node
        yield from tree(left)
        yield value
        yield from tree(right)


print(list(tree(((None, 1, None), 2, ((None, 3, None), 4, None)))))
