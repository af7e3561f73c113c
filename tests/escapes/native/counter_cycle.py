# attack: counts an endless cycle
# stopped by: ExecutionTimeout
# limits: timeout=1
import collections
import itertools

collections.Counter(itertools.cycle("ab"))
print("ESCAPED")
