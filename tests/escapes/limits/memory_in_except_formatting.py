# attack: fails inside the handling of the memory error: huge message, huge traceback, huge repr
# stopped by: MemoryLimit
# limits: timeout=5 memory=128M
def f(depth, blob):
    if depth:
        return f(depth - 1, blob + blob)
    raise MemoryError(blob)

f(30, "x" * 1000)
