# What would show addresses by way of `hash()`: the numbers that `id()` shows.
import contextvars
import dataclasses
import typing
import weakref

import numpy as np


class Plain:
    def method(self):
        pass


class Key:
    def __init__(self, part):
        self.part = part

    def __hash__(self):
        return hash((Key, self.part))

    def __eq__(self, other):
        return self.part is other.part


class Pair(tuple):
    def __hash__(self):
        return super().__hash__() ^ 1


@dataclasses.dataclass(frozen=True)
class Typed:
    type: type
    size: float


one, two, nan = Plain(), Plain(), float("nan")
print(hash(one), hash(object()), hash(lambda: 0), hash(Plain), hash(nan), hash((Plain(),)))
print(hash(one) == id(one) == one.__hash__() == object.__hash__(one) == object.__hash__.__call__(one), hash(two))
print(object.__hash__("text"), nan.__hash__(), float.__hash__(nan), hash(complex(nan, 1)), hash(complex(1, 2)))
print(hash(np.float64("nan")), hash(np.float32("nan")), hash(np.complex128(complex(nan, 1))), hash(np.float64(1.5)))
print(hash((one, nan)) == (one, nan).__hash__() == tuple.__hash__((one, nan)), hash(frozenset([two, one, "text"])))
print(hash(one.method) == hash(one.method), hash(one.method), hash(one.__init__), hash([].append), hash(...))
print(hash(list[Plain]), hash(int | Plain), hash(typing.Optional[Plain]), hash(slice(1, one)), hash(slice(1, 2)))
print(hash(weakref.ref(one)) == hash(one), hash(contextvars.ContextVar("variable")), hash(Pair((one,))) ^ 1 == hash((one,)))
print(hash(Key(one)), hash(Typed(Plain, 1.0)), [hash(value) for value in (1, 1.5, True, None, "text", (1, "a"))])
kept = {one: 1, (one, 2): 2, Key(one): 3, Typed(Plain, 1.0): 4, nan: 5, Plain: 6, frozenset([one]): 7}
print(kept[one], kept[one, 2], kept[Key(one)], kept[Typed(Plain, 1.0)], kept[nan], kept[Plain], kept[frozenset([one])])
for refused in ([], ([],), {}, frozenset):
    try:
        print(hash(refused))
    except TypeError as error:
        print(error)
