# attack: walks all permutations of thirty items natively
# stopped by: ExecutionTimeout or MemoryLimit
# limits: timeout=1
import itertools

max(itertools.permutations(range(30)))
print("ESCAPED")
