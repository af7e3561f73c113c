# attack: more memory than allowed through object
# stopped by: MemoryLimit
import numpy as np

a = np.array([None]).repeat(10**9)
print("ESCAPED", a[0])
