"""Partial fractions, and back."""
import numpy as np
from scipy.signal import invres, invresz, residue, residuez, unique_roots

for part in residue([1.0, 2], [1.0, 3, 2]):
    print(np.round(part, 10))
for part in residue([1.0, 0, 0, 1], [1.0, 4, 5, 2]):
    print(np.round(part.real, 10) + 0.0)
print(*[np.round(part, 10) for part in residuez([1.0, 2], [1.0, -0.75, 0.125])])
print(*[np.round(part, 9) for part in invres([1.0, 2], [-1.0, -2], [3.0])], *[np.round(part, 10) for part in invresz([1.0, 2], [0.5, 0.25], [1.0])])
print(*unique_roots([1.0, 1.0005, 2.0, 3.0]), *unique_roots([0, 1.3, 1.31, 2.8], tol=2e-2, rtype="avg"))
try:
    unique_roots([1, 2], rtype="x")
except ValueError as error:
    print(error)
