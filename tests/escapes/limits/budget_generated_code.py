# attack: code that modules generate from text does the looping
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
import collections
import dataclasses
import itertools

@dataclasses.dataclass(order=True)
class Point:
    x: int
    y: int = dataclasses.field(default_factory=lambda: 1)

Pair = collections.namedtuple("Pair", "x y")
collections.deque(map(Point, itertools.count()), maxlen=0)
collections.deque(map(Pair, itertools.count(), itertools.count()), maxlen=0)
print("ESCAPED generated code is free")
