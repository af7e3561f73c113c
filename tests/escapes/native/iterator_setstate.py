# attack: __setstate__ and __length_hint__ of iterators with extreme positions
# prints: refused: 285
import array
import collections
import itertools

its = [iter([1, 2]), iter((1, 2)), iter("ab"), iter(b"ab"), iter(bytearray(b"ab")), iter(range(2)), iter(range(1 << 70)), reversed([1, 2]), iter({1: 2}), iter({1}), iter(collections.deque([1])), itertools.count(), zip([1], strict=True), map(abs, [1]), enumerate([1]), iter(memoryview(b"ab")), iter(array.array("i", [1])), reversed({1: 2})]
refused = 0
for it in its:
    for state in (-1, 1 << 62, (1 << 63) - 1, 1 << 63, -(1 << 63), 1 << 100, None, "x", (1,), True):
        for op in (lambda: it.__setstate__(state), lambda: it.__length_hint__(), lambda: next(it), lambda: it.__reduce__()):
            try:
                op()
            except (TypeError, AttributeError, StopIteration, OverflowError, ValueError, IndexError):
                refused += 1
print("refused:", refused)
