# attack: calls __init__ again on living native objects to change them under others' feet
# prints: ['RuntimeError']
import collections
import functools
import io
import random

results = []

def tries():
    d = collections.deque([1, 2, 3], 5)
    it = iter(d)
    d.__init__([9] * 5, 1)
    results.append(list(it))
    yield
    p = property(len)
    p.__init__(repr)
    results.append(p.fget is repr)
    yield
    s = frozenset([1])
    s.__init__([2])
    results.append(s)
    yield
    b = bytearray(b"abc")
    with memoryview(b) as m:
        results.append(bytes(m))
        b.__init__(b"x" * 100)
    yield
    e = ValueError(1)
    e.__init__(e)
    results.append(len(str(e)))
    yield
    r = random.Random(1)
    r.__init__(r)
    results.append("seeded again")

g = tries()
while True:
    try:
        next(g)
    except StopIteration:
        break
    except (TypeError, ValueError, BufferError, RuntimeError, RecursionError, IndexError) as error:
        results.append(type(error).__name__)
        break
print(results)
