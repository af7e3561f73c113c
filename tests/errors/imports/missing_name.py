# A function the module does not have, near none.
from math import squareroot

print(squareroot(16))
