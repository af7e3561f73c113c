# attributes of ufunc objects
import numpy as np

print(np.add, np.sin, repr(np.maximum))
print(np.add.nin, np.add.nout, np.add.nargs, np.sin.nin, np.modf.nout, np.add.__name__)
print(isinstance(np.add, np.ufunc), callable(np.exp), type(np.add).__name__)
