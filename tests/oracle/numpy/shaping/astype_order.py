# fortran order and contiguity
import numpy as np

a = np.array([[1, 2, 3], [4, 5, 6]], order="F")
print(a, a.flags.f_contiguous, a.flags.c_contiguous, a.strides)
b = np.asfortranarray(np.arange(4).reshape(2, 2))
print(b.flags["F_CONTIGUOUS"], np.isfortran(b), b.ravel(), b.ravel("K"))
c = np.zeros((2, 3), order="F")
print(c.strides, c.copy().strides, c.copy("C").strides, np.ascontiguousarray(c).strides)
