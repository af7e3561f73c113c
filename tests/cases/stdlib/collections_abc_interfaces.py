# collections.abc: interfaces, mixin methods and isinstance checks.
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, MutableSequence, Sequence, Set


class Countdown(Sequence):
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        if not 0 <= i < self.n:
            raise IndexError(i)
        return self.n - i


c = Countdown(4)
print(list(c), 3 in c, c.index(2), c.count(4), list(reversed(c)), isinstance(c, Iterable))


class Upper(Mapping):
    def __init__(self, data):
        self.data = data

    def __getitem__(self, key):
        return self.data[key].upper()

    def __iter__(self):
        return iter(self.data)

    def __len__(self):
        return len(self.data)


m = Upper({"a": "x", "b": "y"})
print(dict(m), m.get("z", "none"), list(m.items()), "a" in m, m == {"a": "X", "b": "Y"})

for value in (1, "s", [1], (1,), {1}, {"k": 1}, iter([]), len):
    kinds = [Hashable, Iterable, Iterator, Sequence, MutableSequence, Set, Mapping, Callable]
    print(type(value).__name__, [kind.__name__ for kind in kinds if isinstance(value, kind)])

try:
    Sequence()
except TypeError:
    print("interfaces cannot be created directly")
print(issubclass(list, MutableSequence), issubclass(dict, Mapping), issubclass(range, Sequence))
