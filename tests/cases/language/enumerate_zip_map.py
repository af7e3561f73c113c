# Working with several sequences: enumerate, zip, map, filter, reversed.
names = ["Ann", "Bob", "Cid"]
scores = [90, 75, 82, 60]
print(list(enumerate(names)), list(enumerate(names, 1)))
print(list(zip(names, scores)), dict(zip(names, scores)))
print(list(zip()), list(zip(names)), list(zip(names, scores, "xyz")))
pairs = [(1, "a"), (2, "b"), (3, "c")]
numbers, letters = zip(*pairs)
print(numbers, letters)

try:
    list(zip(names, scores, strict=True))
except ValueError:
    print("strict zip refuses different lengths")
print(list(zip(names, scores[:3], strict=True)))

print(list(map(lambda a, b: a * b, [1, 2, 3], [4, 5])))
print(list(map(str.lower, names)), list(map(int, "123")), list(map(max, [1, 5], [3, 2])))
print(list(filter(lambda s: s > 70, scores)), list(filter(None, ["", "x", None, 0, 7])))
print(list(reversed(names)), list(reversed(range(3))), "".join(reversed("abc")))

lazy = map(lambda n: print("mapping", n) or n * 2, [1, 2])
print("map is lazy")
print(next(lazy), next(lazy), next(lazy, "end"))

for number, (name, score) in enumerate(zip(names, scores), start=1):
    print(f"{number}. {name:<5}{score:>4}")
matrix = [[1, 2, 3], [4, 5, 6]]
print([list(column) for column in zip(*matrix)])
print(sum(a * b for a, b in zip([1, 2, 3], [4, 5, 6])))
