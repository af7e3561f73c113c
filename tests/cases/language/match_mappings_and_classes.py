# match: mapping patterns, class patterns and value patterns.
class Color:
    RED = "red"
    BLUE = "blue"


class Point:
    __match_args__ = ("x", "y")

    def __init__(self, x, y):
        self.x = x
        self.y = y


def describe(value):
    match value:
        case {"type": "circle", "radius": r}:
            return f"circle of radius {r}"
        case {"type": kind, **rest} if rest:
            return f"{kind} with {sorted(rest)}"
        case {}:
            return f"mapping of {len(value)}"
        case Point(0, 0):
            return "origin"
        case Point(x=0, y=y):
            return f"on the y axis at {y}"
        case Point(x, y) if x == y:
            return f"diagonal at {x}"
        case Point():
            return "some point"
        case Color.RED | Color.BLUE:
            return "known color"
        case str(text):
            return f"text {text}"
        case int(n) | float(n):
            return f"number {n}"
        case [Point(x=a), Point(x=b)]:
            return f"two points at {a} and {b}"
    return "nothing matched"


print(describe({"type": "circle", "radius": 3, "extra": 1}))
print(describe({"type": "box", "w": 1}), "|", describe({"type": "box"}), "|", describe({}))
for point in [Point(0, 0), Point(0, 5), Point(2, 2), Point(1, 2)]:
    print(describe(point))
print(describe("red"), "|", describe("green"), "|", describe(7), "|", describe(1.5))
print(describe([Point(1, 0), Point(2, 0)]), "|", describe(None))
