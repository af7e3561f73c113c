# attack: grows a bytearray in place and through extend with itself
# stopped by: MemoryLimit
# limits: timeout=10 memory=128M
b = bytearray(b"x" * 1000)
while len(b) < 1 << 40:
    b.extend(b)
print("ESCAPED", len(b))
