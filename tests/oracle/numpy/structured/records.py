# recarray and attribute access
import numpy as np

r = np.rec.array([(1, 2.0), (3, 4.0)], dtype=[("a", int), ("b", float)])
print(r.a, r.b.sum(), r[0].a)
s = np.array([(1, "x")], dtype="i4,U2")
print(s.dtype.names, s["f0"])
