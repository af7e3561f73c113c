# attack: class graphs that make the linearisation explode
# stopped by: TypeError or ExecutionTimeout or MemoryLimit or MemoryError
# prints: True
# limits: timeout=5 memory=256M
layer = [type("A%d" % i, (), {}) for i in range(60)]
for depth in range(20):
    layer = [type("B%d_%d" % (depth, i), tuple(layer[i:] + layer[:i])[:40], {}) if i == 0 else type("B%d_%d" % (depth, i), (layer[i],), {}) for i in range(60)]
print(len(layer[0].__mro__) > 60)
