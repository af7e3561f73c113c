# attack: sets of tuples and deques of frozensets
# stopped by: MemoryLimit or MemoryError or ExecutionTimeout
# limits: timeout=10 memory=128M
import collections

s = set()
q = collections.deque()
i = 0
while i < 30000000:
    s.add((i, i))
    q.append(frozenset((i,)))
    i += 1
print("ESCAPED")
