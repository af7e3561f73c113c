"""Structures for morphology."""
from scipy import ndimage

for rank, connectivity in ((1, 1), (2, 1), (2, 2)):
    print(ndimage.generate_binary_structure(rank, connectivity).astype(int).tolist())
print(ndimage.generate_binary_structure(3, 2).sum(), ndimage.generate_binary_structure(0, 1))
print(ndimage.iterate_structure(ndimage.generate_binary_structure(2, 1), 2).astype(int))
print(ndimage.iterate_structure([1, 1], 3, origin=-1))
