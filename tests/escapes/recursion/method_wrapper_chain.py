# attack: f.__call__.__call__ a hundred thousand times, called natively through every link
# stopped by: RecursionError
f = len
for _ in range(100000):
    f = f.__call__
print(f([]))
