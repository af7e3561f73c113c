# attack: itertools.chain nested a hundred thousand deep; one next() goes down natively
# prints: 1
import itertools

it = iter([1, 2, 3])
for _ in range(100000):
    it = itertools.chain(it)
print(next(it))
