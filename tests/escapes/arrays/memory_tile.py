# attack: more memory than allowed through tile
# stopped by: MemoryLimit
import numpy as np

a = np.tile(np.arange(1000), 10**8)
print("ESCAPED", a[0])
