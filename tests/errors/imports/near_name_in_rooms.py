# The same, imported by its name.
from numpy import pecentile

print(pecentile([1, 2, 3], 50))
