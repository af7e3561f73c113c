# Operator overloading: equality, order, hashing and membership.
class Version:
    def __init__(self, text):
        self.parts = tuple(int(p) for p in text.split("."))

    def __repr__(self):
        return "v" + ".".join(map(str, self.parts))

    def __eq__(self, other):
        if not isinstance(other, Version):
            return NotImplemented
        return self.parts == other.parts

    def __lt__(self, other):
        return self.parts < other.parts

    def __le__(self, other):
        return self.parts <= other.parts

    def __hash__(self):
        return hash(self.parts)


a, b, c = Version("1.2"), Version("1.10"), Version("1.2")
print(a == c, a != c, a is c, a < b, a > b, a >= c, b <= a, a == "1.2")
print(sorted([b, a, Version("0.9")]), max(a, b), len({a, b, c}), {a: "x"}[c])


class Unhashable:
    def __eq__(self, other):
        return True


try:
    hash(Unhashable())
except TypeError:
    print("__eq__ without __hash__ makes instances unhashable")


class Even:
    def __contains__(self, n):
        return n % 2 == 0


print(4 in Even(), 5 in Even(), 5 not in Even())


class Weird:
    def __lt__(self, other):
        return ["any", "value"]


print(Weird() < 1, 1 > Weird())
