# attack: applies getset and member descriptors of one native type to objects of another
# prints: refused: True
import collections
import functools
import re

donors = [slice, complex, property, functools.partial, type(re.compile("a")), range, super, staticmethod, type(lambda: 0), type(len), BaseException, collections.deque]
victims = [1, "s", b"b", [], {}, (), {1}, slice(1), complex(1, 2), lambda: 0, len, range(3), ValueError(), None, type, object()]
refused = 0
for kind in donors:
    for name, d in list(vars(kind).items()):
        if name == "__dict__":  # one reader for every object that has one
            continue
        if not hasattr(type(d), "__get__") or not hasattr(d, "__objclass__"):
            continue
        for v in victims:
            if isinstance(v, kind):
                continue
            try:
                got = type(d).__get__(d, v, type(v))
            except (TypeError, AttributeError, ValueError, NotImplementedError):
                refused += 1
                continue
            if type(d).__name__ in ("member_descriptor", "getset_descriptor") and got is not d:
                print("ESCAPED", kind.__name__, name, "read a", type(v).__name__)
print("refused:", refused > 1000)
