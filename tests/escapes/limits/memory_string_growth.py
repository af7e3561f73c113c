# attack: doubles a string and a bytes object
# stopped by: MemoryLimit
# limits: timeout=10 memory=128M
s = "x" * 1000
while len(s) < 1 << 40:
    s += s
print("ESCAPED", len(s))
