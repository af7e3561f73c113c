# attack: islice that has to skip ten to the eighteen items, and dropwhile that never starts
# stopped by: ExecutionTimeout
# limits: timeout=1
import itertools

next(itertools.islice(itertools.repeat(0), 10 ** 18, None))
print("ESCAPED")
