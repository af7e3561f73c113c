# attack: max and min over endless counters
# stopped by: ExecutionTimeout
# limits: timeout=1
import itertools

max(itertools.count(), key=abs)
print("ESCAPED")
