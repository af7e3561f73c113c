# collections: namedtuple, tuples with field names.
from collections import namedtuple

Point = namedtuple("Point", ["x", "y"])
p = Point(1, y=2)
print(p, p.x, p[1], len(p), tuple(p), p == (1, 2))
x, y = p
print(x + y, p._asdict(), p._fields, p._replace(x=10), Point._make([5, 6]))

Person = namedtuple("Person", "name age city", defaults=["unknown"])
people = [Person("Bob", 25), Person("Ann", 30, "Rome"), Person("Cid", 20, "Oslo")]
print(people[0], Person._field_defaults)
print(sorted(people)[0].name, max(people, key=lambda q: q.age).name)
print([f"{q.name}:{q.city}" for q in people], {q.name: q.age for q in people})

try:
    p.x = 5
except AttributeError:
    print("fields cannot be changed")
try:
    Point(1)
except TypeError:
    print("both fields are needed")
try:
    namedtuple("Bad", "a class")
except ValueError:
    print("keywords cannot be field names")
print(namedtuple("Fixed", "a class a", rename=True)._fields)


class Vector(namedtuple("Vector", "x y")):
    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)

    @property
    def length(self):
        return (self.x**2 + self.y**2) ** 0.5


print(Vector(1, 2) + Vector(2, 2), Vector(3, 4).length, hash(p) == hash((1, 2)), isinstance(p, tuple))
