# attack: the other iterator tools nested deep: islice, accumulate, takewhile, pairwise, tee, cycle, compress, zip_longest
# prints: 1
import itertools

wraps = [lambda i: itertools.islice(i, 2), lambda i: itertools.accumulate(i), lambda i: itertools.takewhile(bool, i), lambda i: itertools.compress(i, itertools.repeat(1)), lambda i: itertools.cycle(i), lambda i: itertools.dropwhile(callable, i), lambda i: itertools.filterfalse(callable, i)]
it = iter([1, 2, 3])
for n in range(100000):
    it = wraps[n % len(wraps)](it)
print(next(it))
