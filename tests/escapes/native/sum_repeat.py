# attack: an endless sum that runs no bytecode
# stopped by: ExecutionTimeout
# limits: timeout=1
import itertools

sum(itertools.repeat(1))
print("ESCAPED")
