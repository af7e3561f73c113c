# attack: itertools.product with a million pools steps its indices by recursion
# prints: 1000000
# prints: one product
# limits: timeout=10 memory=1G
import itertools

it = itertools.product([1], repeat=1000000)
print(len(next(it)))
try:
    next(it)
except StopIteration:
    print("one product")
