# attack: [0] * 10**10 and growing in place
# stopped by: MemoryLimit
# limits: memory=128M
k = 10 ** 10
x = [0]
x *= k
print("ESCAPED", len(x))
