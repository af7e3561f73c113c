# object arrays of strings
import numpy as np

a = np.array(["aa", "b", None], dtype=object)
print(a, [len(x) for x in a if x], a == None, a[a != None], np.array(["x", "yy"], dtype=object).sum(), repr(a[:1]))
