# attack: classes, functions and closures are memory too, and interned names stay forever
# stopped by: MemoryLimit or MemoryError or ExecutionTimeout
# limits: timeout=20 memory=128M
keep = []
i = 0
while i < 5000000:
    C = type("C%d" % i, (), {"a%d" % i: i, "f": lambda self: i})
    getattr(C, "b%d" % i, None)
    keep.append(C)
    i += 1
print("ESCAPED")
