# attack: iterates a cartesian product with ten to the thirty elements natively
# stopped by: ExecutionTimeout
# limits: timeout=1
import collections
import itertools

collections.deque(itertools.product(range(1000), repeat=10), maxlen=0)
print("ESCAPED")
