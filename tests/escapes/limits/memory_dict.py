# attack: a dict of small keys without end
# stopped by: MemoryLimit or MemoryError or ExecutionTimeout
# limits: timeout=10 memory=128M
d = {}
i = 0
while True:
    d[i] = i
    i += 1
    if i > 40000000:
        print("ESCAPED")
        break
