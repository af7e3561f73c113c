# itertools: well-known recipes built from the basic blocks.
from collections import deque
from itertools import chain, combinations, count, cycle, groupby, islice, repeat, tee


def take(n, iterable):
    return list(islice(iterable, n))


def flatten(lists):
    return list(chain.from_iterable(lists))


def unique(iterable):
    seen = set()
    for item in iterable:
        if item not in seen:
            seen.add(item)
            yield item


def round_robin(*iterables):
    pending = deque(map(iter, iterables))
    while pending:
        current = pending.popleft()
        for value in islice(current, 1):
            yield value
            pending.append(current)


def sliding(iterable, size):
    iterators = tee(iterable, size)
    return zip(*(islice(it, n, None) for n, it in enumerate(iterators)))


def sieve(limit):
    data = bytearray([0, 0]) + bytearray([1]) * (limit - 2)
    for n in range(2, int(limit**0.5) + 1):
        if data[n]:
            data[n * n :: n] = bytes(len(range(n * n, limit, n)))
    return [n for n, flag in enumerate(data) if flag]


print(take(3, count(10)), flatten([[1], [2, 3]]), list(unique("abracadabra")))
print("".join(round_robin("ABC", "D", "EF")), list(sliding("abcde", 3)))
print(sieve(40), all(len(list(g)) == 1 for _, g in groupby("abab")))
print(sum(1 for pair in combinations(range(5), 2)), list(zip("ab", cycle([1]))), list(repeat(1, 2)))
