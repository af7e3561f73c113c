# attack: the idiom that consumes an iterator natively, on an endless one
# stopped by: ExecutionTimeout
# limits: timeout=1
import collections
import itertools

collections.deque(itertools.cycle([1]), maxlen=0)
print("ESCAPED")
