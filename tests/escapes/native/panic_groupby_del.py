# attack: groupby drops its old value under its lock; the value's __del__ calls next on it
# prints: groups: 1
import itertools

class V:
    def __del__(self):
        try:
            next(g)
        except StopIteration:
            pass

def items():
    for _ in range(10):
        yield V()

g = itertools.groupby(items(), key=lambda v: 1)
n_groups = 0
for pair in g:
    n_groups += 1
print("groups:", n_groups)
