# attack: asks for combinations of ten billion indices from nothing
# stopped by: MemoryLimit
# limits: timeout=5 memory=128M
import itertools

for make in (lambda n: itertools.combinations([], n), lambda n: itertools.combinations_with_replacement([1], n), lambda n: itertools.product([1], repeat=n), lambda n: itertools.permutations([], n),
             lambda n: itertools.tee([], n), lambda n: next(itertools.batched(itertools.repeat(0), n))):
    try:
        make(10 ** 10)
    except (MemoryError, OverflowError, ValueError):
        continue
itertools.combinations_with_replacement([1], 10 ** 10)
print("ESCAPED")
