# Tuples: fixed sequences, packing, hashing and comparison.
point = (3, 4)
single = ("one",)
empty = ()
packed = 1, 2, 3
print(point, single, empty, packed, len(packed))
print(point[0], point[-1], packed[1:], point + packed, point * 2)
print(packed.count(2), packed.index(3), 2 in packed)
print((1, 2) < (1, 3), (1,) < (1, 0), (1, "b") > (1, "a"))
print(tuple("abc"), tuple(range(3)), tuple([1, [2]]))

grid = {(0, 0): "start", (1, 2): "goal"}
print(grid[1, 2], (0, 0) in grid)
print(hash((1, 2)) == hash((1, 2)))

mixed = (1, [2, 3])
mixed[1].append(4)
print(mixed)
try:
    mixed[0] = 9
except TypeError:
    print("tuples cannot be changed")
try:
    hash(mixed)
except TypeError:
    print("a tuple holding a list is not hashable")


def min_max(values):
    return min(values), max(values)


low, high = min_max([4, 1, 7])
print(low, high)
print(sorted([(2, "b"), (1, "z"), (2, "a")]))
print(tuple(sorted({3, 1, 2})), (1, (2, (3,))))
