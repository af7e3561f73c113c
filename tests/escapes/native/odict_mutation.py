# attack: OrderedDict changed while native code walks, compares, copies or prints it
# stopped by: RuntimeError or ExecutionTimeout
# prints: refused: 9
import collections

class K:
    def __init__(self, n):
        self.n = n
    def __hash__(self):
        return 1
    def __eq__(self, other):
        od.clear()
        od.update({1: 1, 2: 2})
        return self.n == getattr(other, "n", None)
    def __repr__(self):
        od.clear()
        return "K"

refused = 0
for op in (lambda: od == collections.OrderedDict({K(1): 1}), lambda: repr(od), lambda: od.copy(), lambda: od.move_to_end(K(2)), lambda: od.pop(K(3)), lambda: list(map(lambda k: od.popitem(), od)), lambda: od.setdefault(K(1), 1), lambda: dict(od), lambda: od | od, lambda: od.__init__(od), lambda: [od.clear() for _ in od]):
    od = collections.OrderedDict()
    for i in range(5):
        try:
            collections.OrderedDict.__setitem__(od, K(i), i)
        except (RuntimeError, KeyError):
            refused += 1
    try:
        op()
    except (RuntimeError, KeyError, IndexError, StopIteration):
        refused += 1
print("refused:", refused)
