"""Centres of regions."""
import numpy as np
from scipy import ndimage

values = np.array([[0.0, 0, 0, 0], [0, 1, 1, 0], [0, 1, 3, 0]])
labels = np.array([[0, 0, 0, 0], [0, 1, 1, 0], [0, 2, 2, 0]])
print([round(float(part), 10) for part in ndimage.center_of_mass(values)])
print([[round(float(part), 10) for part in place] for place in ndimage.center_of_mass(values, labels, [1, 2])])
print([round(float(part), 10) for part in ndimage.center_of_mass(values > 0)])
