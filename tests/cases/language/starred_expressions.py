# Starred expressions in calls, displays, returns, subscripts and loops.
def collect(*args, **kwargs):
    return args, kwargs


numbers = [1, 2]
print(collect(*numbers, 3, *"ab"))
print(collect(0, *numbers, x=1, **{"y": 2}, **{"z": 3}))
print([*numbers, *numbers], (*range(3),), [*{"k": 1}], [*"hi", *b"A"])
print({**{"a": 1}, **{"a": 2, "b": 3}}, sorted({*"aab"}))


def tail():
    return 0, *numbers


print(tail())
for first, *others in [(1, 2, 3), "xy", [9]]:
    print(first, others)
for value in *numbers, "end":
    print(value)

*start, end = range(4)
(a, *b), *c = [[1, 2, 3], 4, 5]
print(start, end, a, b, c)

merged = dict(base=1, **{"extra key": 2})
print(merged)
try:
    collect(**{"a": 1}, **{"a": 2})
except TypeError:
    print("repeated keyword")
try:
    collect(**{1: "x"})
except TypeError:
    print("keywords must be strings")


class Source:
    def keys(self):
        return ["p", "q"]

    def __getitem__(self, key):
        return key * 2


print(collect(**Source()), {**Source()}, dict(Source()))


class Grid:
    def __getitem__(self, key):
        return key


print(Grid()[0, *numbers])
