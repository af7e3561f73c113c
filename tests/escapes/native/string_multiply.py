# attack: 'a' * 10**11 and the same for lists, tuples and bytes
# stopped by: MemoryLimit
# limits: memory=128M
k = 10 ** 11
x = "a" * k
print("ESCAPED", len(x))
