# List methods: add, remove, search, sort and copy.
items = [3, 1, 2]
items.append(4)
items.extend([5, 1])
items.insert(0, 0)
items.insert(-1, 99)
print(items)
print(items.pop(), items.pop(0), items)
items.remove(99)
print(items, items.index(2), items.count(1), len(items))
items.sort()
print(items)
items.sort(reverse=True)
print(items)
items.reverse()
print(items)
copied = items.copy()
copied.clear()
print(copied, items)

words = ["banana", "Cherry", "apple"]
words.sort(key=str.lower)
print(words, sorted(words, key=len), sorted(words))

print([1, 2] + [3], [0] * 3, 2 in [1, 2], [1, 2] == [1, 2])
rows = [[0] * 2 for _ in range(2)]
rows[0][0] = 1
print(rows)
shared = [[0] * 2] * 2
shared[0][0] = 1
print(shared)

for action in (lambda: items.remove(1000), lambda: [].pop(), lambda: items.index(77)):
    try:
        action()
    except (ValueError, IndexError) as error:
        print(type(error).__name__)

items += (7, 8)
del items[0]
print(items, min(items), max(items), sum(items))
print(list("abc"), list(range(3)), list({"k": 1}))
