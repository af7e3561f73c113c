# attack: catches MemoryError and tries again, holding what it already has
# stopped by: MemoryLimit or ExecutionTimeout
# limits: timeout=5 memory=128M
keep = []
size = 1 << 26
while True:
    try:
        keep.append(bytearray(size))
    except MemoryError:
        size = max(1, size // 2)
    except BaseException:
        print("ESCAPED caught the memory limit")
    if sum(map(len, keep[-4:])) > 1 << 30:
        print("ESCAPED holds more than allowed")
