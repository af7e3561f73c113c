# Names refer to objects: aliasing, copies and passing arguments.
first = [1, 2]
second = first
third = first[:]
second.append(3)
print(first, second, third, first is second, first is third)


def mutate(items):
    items.append("added")


def rebind(items):
    items = ["new"]
    return items


data = []
mutate(data)
rebind(data)
print(data)

grid = [[0] * 3] * 2
grid[0][0] = 1
print(grid, grid[0] is grid[1])
grid = [[0] * 3 for _ in range(2)]
grid[0][0] = 1
print(grid)

nested = [[1], [2]]
shallow = list(nested)
shallow.append([3])
shallow[0].append("shared")
print(nested, shallow)

a = b = 5
a += 1
print(a, b)

original = {"list": [1]}
copied = dict(original)
copied["list"].append(2)
copied["new"] = True
print(original, copied)

loop = [1]
loop.append(loop)
print(loop, loop[1] is loop)
cycle = {}
cycle["self"] = cycle
print(cycle)
