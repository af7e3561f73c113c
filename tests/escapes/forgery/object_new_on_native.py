# attack: object.__new__ and foreign __new__ on native classes to get objects without their payload
# prints: refused: 57
import collections
import functools
import re

kinds = [int, str, dict, list, type(re.compile("a")), type(re.match("a", "a")), functools.partial, collections.deque,
         type(lambda: 0), type((lambda: (yield))()), type(len), type([].append), property, memoryview, slice, type(iter([]))]
refused = 0
for kind in kinds:
    for new in (object.__new__, list.__new__, Exception.__new__, kind.__new__):
        try:
            x = new(kind)
        except TypeError:
            refused += 1
            continue
        if new is object.__new__:
            print("ESCAPED bare", kind)
        try:
            repr(x), bool(x)
        except Exception:
            refused += 1
print("refused:", refused)
