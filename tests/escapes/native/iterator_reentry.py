# attack: iterators, generators and files advanced from inside their own advance
# prints: refused: 6
import itertools

def tries():
    yield lambda it: itertools.accumulate([1, 2, 3], lambda a, b: next(it[0]))
    yield lambda it: itertools.takewhile(lambda x: next(it[0], 0) is None, [1, 2, 3])
    yield lambda it: itertools.starmap(lambda x: next(it[0]), [(1,), (2,)])
    yield lambda it: map(lambda x: next(it[0]), [1, 2, 3])
    yield lambda it: filter(lambda x: next(it[0]), [1, 2, 3])
    yield lambda it: itertools.chain.from_iterable(map(lambda x: it[0], [1, 2]))
    yield lambda it: zip(map(lambda x: next(it[0]), [1, 2]), [1, 2])
    yield lambda it: itertools.tee(map(lambda x: next(it[0]), [1, 2, 3]))[0]
    yield lambda it: itertools.islice(map(lambda x: next(it[0]), [1, 2, 3]), 2)
    yield lambda it: itertools.pairwise(map(lambda x: next(it[0]), [1, 2, 3]))
    yield lambda it: itertools.zip_longest(map(lambda x: next(it[0]), [1, 2, 3]), [1])
    yield lambda it: itertools.groupby([1, 2, 3], lambda x: next(it[0]))
    yield lambda it: enumerate(map(lambda x: next(it[0]), [1, 2, 3]))
    yield lambda it: (next(it[0]) for _ in [1, 2, 3])
    yield lambda it: iter(lambda: next(it[0]), 5)

refused = 0
for make in tries():
    box = [None]
    box[0] = make(box)
    try:
        list(box[0])
    except (ValueError, RuntimeError, StopIteration, RecursionError, TypeError):
        refused += 1
print("refused:", refused)
