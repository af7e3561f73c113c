# Built-in functions used every day.
print(abs(-3), divmod(17, 5), pow(2, 10), round(2.567, 1))
print(min(3, 1, 2), max([4, 9, 2]), min("b", "a"), max([], default="none"))
print(max("aa", "b", key=len), min([3, -5, 2], key=abs))
print(sum([1, 2, 3]), sum([1, 2], 10), sum([[1], [2]], []))
print(len("abc"), sorted([2, 1]), list(reversed("abc")), list(enumerate("ab")))
print(list(zip("ab", [1, 2])), list(map(len, ["a", "bb"])), list(filter(None, [0, 1])))
print(any([0, 1]), all([1, 1]), bool([]), callable(len))
print(bin(10), oct(64), hex(255), chr(65), ord("A"), ascii("\u00e9"), repr("q"))
print(int("7"), float("2.5"), str(3), complex(1, 2), bytes(2), bytearray(b"x"))
print(tuple("ab"), list("ab"), sorted(set("ab")), dict(a=1), frozenset([1]) == {1})
print(isinstance(5, int), issubclass(bool, int), type(5).__name__)
print(getattr("abc", "upper")(), hasattr("abc", "nope"))
print(slice(1, 5, 2), format(3.14159, ".2f"), hash("a") == hash("a"))
print(next(iter([1, 2])), next(iter([]), "default"))


class Thing:
    def __init__(self):
        self.x = 1


thing = Thing()
setattr(thing, "y", 2)
delattr(thing, "x")
print(vars(thing), id(thing) == id(thing))
print("a", "b", "c", sep="|", end="!\n")
print()
print(*range(4), sep=", ")
