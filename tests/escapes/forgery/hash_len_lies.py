# attack: __len__, __length_hint__, __index__ and __hash__ that lie to native code about sizes
# stopped by: MemoryLimit
import itertools
import operator

class H:
    def __init__(self, n):
        self.n = n
    def __len__(self):
        return self.n
    __length_hint__ = __index__ = __hash__ = __len__
    def __iter__(self):
        return iter([1, 2, 3])

refused = 0
for n in (1 << 62, (1 << 63) - 1, 1 << 40, -1, 1 << 70):
    h = H(n)
    for fn in (lambda: list(h), lambda: tuple(h), lambda: bytearray(h), lambda: [0][h:h], lambda: operator.length_hint(h), lambda: list(zip(h, h)),
               lambda: [].extend(h), lambda: set(h), lambda: "".join(map(str, h)), lambda: sorted(h), lambda: hash(h), lambda: bytes([1]) * h,
               lambda: list(itertools.islice(h, 2))):
        try:
            fn()
        except (MemoryError, OverflowError, ValueError, TypeError, IndexError):
            refused += 1
print("refused:", refused)
