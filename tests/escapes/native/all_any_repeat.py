# attack: all() over endless truth
# stopped by: ExecutionTimeout
# limits: timeout=1
import itertools

all(itertools.repeat(True))
print("ESCAPED")
