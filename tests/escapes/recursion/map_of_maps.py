# attack: map, filter, zip and enumerate nested deep
# prints: 1
it = iter([1, 2, 3])
for _ in range(100000):
    it = map(abs, it)
print(next(it))
