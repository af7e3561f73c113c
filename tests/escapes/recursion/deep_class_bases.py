# attack: a class hierarchy ten thousand levels deep, then attribute lookup, issubclass and changes at the root
# stopped by: ExecutionTimeout or MemoryLimit
# prints: True 1 5
# limits: timeout=10 memory=512M
class C:
    pass

root = C
try:
    for i in range(10000):
        C = type("C%d" % i, (C,), {})
except RecursionError:
    pass
hasattr(C, "missing")
issubclass(C, root)
root.attribute = 1
root.__len__ = lambda self: 5
C.__bases__ = (root,)
print(C.__bases__ == (root,), C.attribute, len(C()))
