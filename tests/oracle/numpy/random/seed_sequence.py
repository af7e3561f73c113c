# SeedSequence, PCG64 and MT19937
import numpy as np

ss = np.random.SeedSequence(42)
print(ss.generate_state(4), ss.entropy)
a, b = ss.spawn(2)
print(a.generate_state(2), b.spawn_key)
print(np.random.Generator(np.random.PCG64(42)).random(2), np.random.Generator(np.random.MT19937(42)).random(2), np.random.Generator(np.random.PCG64(ss)).integers(0, 10, 3))
g = np.random.default_rng(1).spawn(2)
print(g[0].random(), g[1].random())
print(np.random.RandomState(np.random.MT19937(5)).rand(2))
