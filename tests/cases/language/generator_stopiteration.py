# StopIteration inside generators, generator return and early exits.
def leaky(iterator):
    while True:
        yield next(iterator)


gen = leaky(iter([1, 2]))
print(next(gen), next(gen))
try:
    next(gen)
except RuntimeError as error:
    print("RuntimeError, caused by", type(error.__cause__).__name__)


def careful(iterator):
    while True:
        try:
            value = next(iterator)
        except StopIteration:
            return "finished"
        yield value


def delegate(iterator):
    result = yield from careful(iterator)
    yield result


print(list(delegate(iter([1, 2]))))


def until(limit):
    for n in range(100):
        if n == limit:
            return
        yield n


print(list(until(3)), list(until(0)))


def collect():
    results = yield from [1, 2]
    yield ("a list returns", results)


print(list(collect()))
print(sum(until(5)), max(until(4)), ",".join(map(str, until(3))))
gen = until(3)
print(1 in gen, list(gen))


def empty():
    return
    yield


print(list(empty()))
