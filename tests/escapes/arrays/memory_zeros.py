# attack: more memory than allowed through zeros
# stopped by: MemoryLimit
import numpy as np

a = np.zeros(10**10) + 1
print("ESCAPED", a[0])
