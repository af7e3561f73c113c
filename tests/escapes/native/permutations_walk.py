# attack: walks all permutations of thirty items natively
# stopped by: ExecutionTimeout
# limits: timeout=1
import itertools

max(itertools.permutations(range(30)))
print("ESCAPED")
