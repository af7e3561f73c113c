# attack: next() over a filter that never finds anything, with a native predicate
# stopped by: ExecutionTimeout
# limits: timeout=1
import itertools

next(filter(None, itertools.repeat(0)))
print("ESCAPED")
