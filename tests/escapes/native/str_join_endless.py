# attack: joins an endless stream of strings
# stopped by: MemoryLimit or MemoryError or ExecutionTimeout
# limits: timeout=10 memory=128M
import itertools

"".join(itertools.repeat("abc" * 100))
print("ESCAPED")
