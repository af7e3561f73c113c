# attack: more memory than allowed through full
# stopped by: MemoryLimit
import numpy as np

a = np.full((10**5, 10**5), 1.0)
print("ESCAPED", a[0])
