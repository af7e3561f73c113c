# attack: the same as compare_nested_lists, with the memory to build what is compared
# prints: refused: 4
# limits: memory=512M
import collections

refused = 0
for wrap in (lambda x: [x], lambda x: (x,), lambda x: {"k": x}, lambda x: collections.deque([x]), lambda x: collections.OrderedDict(k=x)):
    a, b = 1, 1.0
    for _ in range(100000):
        a, b = wrap(a), wrap(b)
    for op in (lambda: a == b, lambda: a != b, lambda: a < b):
        try:
            op()
        except (RecursionError, TypeError):
            refused += 1
            continue
print("refused:", refused)
