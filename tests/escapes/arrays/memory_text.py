# attack: more memory than allowed through text
# stopped by: MemoryLimit
import numpy as np

a = np.full(10**9, 'x' * 100)
print("ESCAPED", a[0])
