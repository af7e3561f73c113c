# attack: 'a' * 10**11 and the same for lists, tuples and bytes
# stopped by: MemoryError or MemoryLimit or OverflowError
# limits: memory=128M
k = 10 ** 11
x = "a" * k
print("ESCAPED", len(x))
