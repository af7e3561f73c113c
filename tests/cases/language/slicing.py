# Slicing: start, stop, step, negative indices, slice objects and assignment.
letters = list("abcdefgh")
print(letters[2:5], letters[:3], letters[5:], letters[:])
print(letters[-3:], letters[:-3], letters[-5:-2])
print(letters[::2], letters[1::2], letters[::-1], letters[6:2:-2])
print(letters[100:], letters[-100:2], letters[5:2])
print("abcdefgh"[1:-1], (1, 2, 3, 4)[::3], range(10)[2:8:3], b"abcd"[1:3])

part = slice(1, 6, 2)
print(letters[part], part.start, part.stop, part.step, part.indices(4))
print(slice(None, None, -1).indices(5))

numbers = list(range(10))
numbers[2:5] = [20, 30]
print(numbers)
numbers[1:1] = ["in", "serted"]
print(numbers)
numbers[::3] = [None] * len(numbers[::3])
print(numbers)
del numbers[::2]
print(numbers)
numbers[:] = []
print(numbers)

try:
    letters[::2] = [1]
except ValueError:
    print("an extended slice needs the same number of items")
try:
    letters[::0]
except ValueError as error:
    print(error)


class Grid:
    def __getitem__(self, key):
        return key


grid = Grid()
print(grid[1], grid[1:2], grid[1:2, ::3], grid[..., 0])
