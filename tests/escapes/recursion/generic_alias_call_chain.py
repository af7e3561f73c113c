# attack: calling nested generic aliases, and repr and hash of nested type arguments
# stopped by: RecursionError
kind = type(list[int])
a = list
for _ in range(100000):
    a = kind(a, (int,))
print(a())
