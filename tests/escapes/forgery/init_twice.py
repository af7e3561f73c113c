# attack: calls __init__ again on living native objects to change them under others' feet
# stopped by: nothing
import collections
import functools
import io
import random

def tries():
    d = collections.deque([1, 2, 3], 5)
    it = iter(d)
    d.__init__([9] * 5, 1)
    list(it)
    yield
    p = property(len)
    p.__init__(repr)
    yield
    s = frozenset([1])
    s.__init__([2])
    yield
    b = bytearray(b"abc")
    with memoryview(b) as m:
        b.__init__(b"x" * 100)
    yield
    e = ValueError(1)
    e.__init__(e)
    str(e)
    yield
    r = random.Random(1)
    r.__init__(r)

g = tries()
while True:
    try:
        next(g)
    except StopIteration:
        break
    except (TypeError, ValueError, BufferError, RuntimeError, RecursionError, IndexError):
        break
