# attack: max and min over endless counters
# stopped by: ExecutionTimeout or MemoryLimit
# limits: timeout=1
import itertools

max(itertools.count(), key=abs)
print("ESCAPED")
