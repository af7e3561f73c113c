# attack: counts an endless cycle
# stopped by: ExecutionTimeout or ImportError
# limits: timeout=1
import collections
import itertools

collections.Counter(itertools.cycle("ab"))
print("ESCAPED")
