# attack: attribute and keyword names are interned natively and may never be freed again
# stopped by: MemoryLimit or MemoryError or ExecutionTimeout
# limits: timeout=20 memory=128M
class C:
    pass

c = C()
i = 0
while i < 20000000:
    name = "n%d" % i * 50
    setattr(c, name, 1)
    delattr(c, name)
    i += 1
print("ESCAPED interned without end")
