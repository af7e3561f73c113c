# Hashing: which objects can be keys and how equality decides.
table = {1: "int", "1": "str", (1,): "tuple", None: "none", frozenset({1}): "frozen", b"1": "bytes"}
print(len(table), table[1.0], table[True], table["1"], table[(1,)], table[None], table[b"1"])

for candidate in ([1], {1: 2}, {1}, bytearray(b"x"), ([],)):
    try:
        hash(candidate)
    except TypeError:
        print(type(candidate).__name__, "is not hashable")


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __eq__(self, other):
        return isinstance(other, Point) and (self.x, self.y) == (other.x, other.y)

    def __hash__(self):
        return hash((self.x, self.y))


points = {Point(1, 2): "a"}
points[Point(1, 2)] = "b"
points[Point(2, 1)] = "c"
print(len(points), points[Point(1, 2)], Point(3, 3) in points, len({Point(0, 0), Point(0, 0)}))


class Identity:
    pass


one, two = Identity(), Identity()
print(one == two, one == one, len({one, two, one}))


class Collide:
    def __init__(self, name):
        self.name = name

    def __hash__(self):
        return 7

    def __eq__(self, other):
        return self.name == other.name


bucket = {Collide(name): name for name in "abca"}
print(len(bucket), bucket[Collide("c")])
print(hash(-1) == hash(-1.0), hash(0.5) == hash(0.5), hash("x") == hash("x"))
