# attack: an endless membership test
# stopped by: ExecutionTimeout
# limits: timeout=1
import itertools

-1 in itertools.count()
print("ESCAPED")
