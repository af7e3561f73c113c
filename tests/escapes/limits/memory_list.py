# attack: appends until memory ends
# stopped by: MemoryLimit
# limits: timeout=10 memory=128M
x = []
while True:
    x.append(bytes(1 << 16))
    if len(x) > 16384:
        print("ESCAPED holds a gigabyte")
        break
