# collections: deque, a double-ended queue.
from collections import deque

d = deque([1, 2, 3])
d.append(4)
d.appendleft(0)
print(d, len(d), d[0], d[-1], 3 in d)
print(d.pop(), d.popleft(), d)
d.extend([7, 8])
d.extendleft(["b", "a"])
print(d)
d.rotate(2)
print(list(d))
d.rotate(-1)
print(list(d), d.count(1), d.index(2))
d.remove("a")
d.insert(1, "new")
d.reverse()
print(list(d), list(reversed(d)))

recent = deque(maxlen=3)
for n in range(6):
    recent.append(n)
print(recent, recent.maxlen, list(recent))
recent.appendleft("x")
print(recent)
try:
    recent.insert(1, "full")
except IndexError:
    print("a full bounded deque refuses inserts")
try:
    deque().popleft()
except IndexError as error:
    print(error)

print(deque("ab") + deque("c"), deque([1]) * 3, deque([1, 2]) == deque([1, 2]), deque([1]) < deque([2]))
copied = d.copy()
copied.clear()
print(copied, len(d) > 0, bool(deque()))


def moving_average(values, size):
    window = deque(maxlen=size)
    for value in values:
        window.append(value)
        if len(window) == size:
            yield sum(window) / size


print(list(moving_average([2, 4, 6, 8, 10], 3)))
