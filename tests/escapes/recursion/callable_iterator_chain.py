# attack: iter(it.__next__, sentinel) nested deep
# stopped by: RecursionError
it = iter([1, 2, 3])
for _ in range(50000):
    it = iter(it.__next__, None)
print(next(it))
