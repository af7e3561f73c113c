# Unpacking: tuples, nested targets, stars, swaps and loops.
a, b = 1, 2
a, b = b, a
print(a, b)
first, *middle, last = [1, 2, 3, 4, 5]
print(first, middle, last)
*init, final = "xyz"
print(init, final)
head, *empty = [1]
print(head, empty)
(x, y), [z, (u, v)] = (1, 2), [3, (4, 5)]
print(x, y, z, u, v)
for index, (name, score) in enumerate([("ann", 3), ("bob", 5)]):
    print(index, name, score)

numbers = [1, 2, 3]
print([0, *numbers, 4], (*numbers, *"ab"), sorted({*numbers, 9}))
base = {"a": 1, "b": 2}
print({**base, "b": 3, **{"c": 4}})
print(*numbers, sep="-")

value = target = []
value.append(1)
print(target, value is target)

data = [0, 0]
i = 0
i, data[i] = 1, "set"
print(i, data)

try:
    p, q, r = [1, 2]
except ValueError as error:
    print(error)
try:
    p, q = 5
except TypeError:
    print("an int cannot be unpacked")

[only] = ["single"]
print(only)
ignored, _, kept = "a-b-c".split("-")
print(kept)
