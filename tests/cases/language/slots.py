# __slots__: a fixed set of instance attributes.
class Point:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __repr__(self):
        return f"Point({self.x}, {self.y})"


p = Point(1, 2)
p.x = 10
print(p, p.x + p.y, hasattr(p, "__dict__"), Point.__slots__)
try:
    p.z = 3
except AttributeError:
    print("no attribute z allowed")

del p.y
try:
    p.y
except AttributeError:
    print("y was deleted")


class Point3D(Point):
    __slots__ = ("z",)

    def __init__(self, x, y, z):
        super().__init__(x, y)
        self.z = z


q = Point3D(1, 2, 3)
print(q, q.z)
try:
    q.w = 1
except AttributeError:
    print("no attribute w allowed")


class Open(Point):
    pass


free = Open(5, 6)
free.label = "extra"
print(free, free.label, vars(free))
