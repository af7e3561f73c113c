# enum: members, values, lookup, iteration and identity.
from enum import Enum, auto, unique


class Color(Enum):
    RED = 1
    GREEN = 2
    BLUE = 3
    CRIMSON = 1


print(Color.RED, repr(Color.RED), Color.RED.name, Color.RED.value)
print(Color(2), Color["BLUE"], Color.CRIMSON is Color.RED, Color.CRIMSON.name)
print([c.name for c in Color], len(Color), list(Color))
print(Color.RED == Color.RED, Color.RED == 1, Color.RED != Color.BLUE, isinstance(Color.RED, Color))
print({Color.RED: "stop", Color.GREEN: "go"}[Color(1)], Color.GREEN in Color)

try:
    Color(9)
except ValueError as error:
    print(error)
try:
    Color["PINK"]
except KeyError as error:
    print("KeyError", error)
try:
    Color.RED = 5
except AttributeError:
    print("members cannot be reassigned")


class Shape(Enum):
    SQUARE = auto()
    CIRCLE = auto()


print([s.value for s in Shape])
try:

    @unique
    class Dup(Enum):
        A = 1
        B = 1

except ValueError:
    print("unique refuses aliases")

Size = Enum("Size", "SMALL MEDIUM LARGE")
print(list(Size), Size.LARGE.value, Enum("Named", {"X": "x"}).X.value)
