# attack: more memory than allowed through random
# stopped by: MemoryLimit
import numpy as np

a = np.random.default_rng(1).random(10**10)
print("ESCAPED", a[0])
