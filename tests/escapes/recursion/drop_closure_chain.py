# attack: functions closing over functions, bound methods of partials, and properties, dropped
# prints: dropped
# limits: timeout=20 memory=1G
import functools
import itertools

wraps = [lambda x: (lambda: x), lambda x: functools.partial(len, x), lambda x: property(x), lambda x: staticmethod(x), lambda x: itertools.repeat(x), lambda x: slice(x), lambda x: [x].append, lambda x: functools.cmp_to_key(x), lambda x: itertools.chain([x])]
for wrap in wraps:
    x = None
    for _ in range(200000):
        x = wrap(x)
    x = None
print("dropped")
