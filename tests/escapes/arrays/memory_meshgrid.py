# attack: more memory than allowed through meshgrid
# stopped by: MemoryLimit
import numpy as np

a = np.meshgrid(np.arange(10**5), np.arange(10**5))
print("ESCAPED", a[0])
