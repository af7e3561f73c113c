# np.char case functions
import numpy as np

a = np.array(["hello World", "NUMPY"])
print(np.char.upper(a), np.char.lower(a), np.char.title(a), np.char.capitalize(a), np.char.swapcase(a), np.strings.upper(a))
