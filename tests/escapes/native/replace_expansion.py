# attack: a replacement that multiplies lengths
# stopped by: MemoryLimit
# limits: memory=128M
x = ("a" * 10 ** 6).replace("a", "b" * 10 ** 6)
print("ESCAPED", len(x))
