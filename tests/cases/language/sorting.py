# Sorting: stability, keys, reverse and multi-level order.
people = [("Ann", 30), ("Bob", 25), ("Cid", 30), ("Dan", 25), ("Eve", 30)]
by_age = sorted(people, key=lambda p: p[1])
print(by_age)
print(sorted(people, key=lambda p: p[1], reverse=True))

# Stable sorting lets the last sort decide and earlier ones break ties.
people.sort(key=lambda p: p[0], reverse=True)
people.sort(key=lambda p: p[1])
print(people)

print(sorted("bAnaNa"), sorted("bAnaNa", key=str.lower))
print(sorted([3, 1.5, True, -2]), sorted([(1, "b"), (1, "a"), (0, "z")]))
print(sorted({"b": 1, "a": 2}), sorted({"b": 1, "a": 2}.items(), key=lambda kv: kv[1]))
print(sorted([[2], [1, 5], [1]]), sorted(["10", "9", "2"]), sorted(["10", "9", "2"], key=int))
print(list(reversed([1, 2, 3])), [3, 1, 2][::-1])



class Task:
    def __init__(self, priority, name):
        self.priority = priority
        self.name = name

    def __lt__(self, other):
        return self.priority < other.priority


tasks = [Task(2, "b"), Task(1, "first"), Task(2, "a"), Task(0, "urgent")]
print([t.name for t in sorted(tasks)], min(tasks).name, max(tasks).name)

try:
    sorted([1, "a"])
except TypeError:
    print("mixed types cannot be ordered")
try:
    [1, 2].sort(lambda n: n)
except TypeError:
    print("key must be given by name")
print(sorted([], key=len), [1, 2].sort())
