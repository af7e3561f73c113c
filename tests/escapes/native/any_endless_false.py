# attack: any() over an endless false, inside a handler
# stopped by: ExecutionTimeout
# limits: timeout=1
import itertools

try:
    any(itertools.repeat(0))
except BaseException:
    pass
print("ESCAPED")
