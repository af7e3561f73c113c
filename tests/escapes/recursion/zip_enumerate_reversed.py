# attack: zip, enumerate and iter(callable) nested deep
# prints: ended
it = iter([1, 2, 3])
for _ in range(100000):
    it = zip(it)
next(it)
print("ended")
