# attack: filters nested deep with the native predicate None
# prints: 1
it = iter([1, 2, 3])
for _ in range(100000):
    it = filter(None, it)
print(next(it))
