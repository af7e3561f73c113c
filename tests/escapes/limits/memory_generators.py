# attack: millions of suspended generators, each with its own frame
# stopped by: MemoryLimit or MemoryError or ExecutionTimeout
# limits: timeout=10 memory=128M
def g():
    x = [0] * 50
    yield x

keep = []
while True:
    it = g()
    next(it)
    keep.append(it)
    if len(keep) > 4000000:
        print("ESCAPED")
        break
