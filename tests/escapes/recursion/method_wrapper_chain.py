# attack: f.__call__.__call__ a hundred thousand times, called natively through every link
# stopped by: RecursionError or InternalError
# prints: 0
f = len
for _ in range(100000):
    f = f.__call__
print(f([]))
