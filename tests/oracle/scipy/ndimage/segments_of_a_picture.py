"""Blobs of a picture: found, numbered, measured, cleaned."""
import numpy as np
from scipy import ndimage

np.set_printoptions(precision=12)
y, x = np.mgrid[:30, :40]
picture = np.zeros((30, 40))
for row, column, size in ((8, 9, 4), (20, 30, 6), (22, 10, 2)):
    picture += np.exp(-((y - row) ** 2 + (x - column) ** 2) / (2.0 * size**2)) * size
smooth = ndimage.gaussian_filter(picture + 0.1 * np.random.RandomState(0).normal(size=picture.shape), 1)
labels, count = ndimage.label(smooth > 1.5)
index = np.arange(1, count + 1)
print(count, ndimage.sum(labels > 0, labels, index), np.round(ndimage.mean(smooth, labels, index), 10))
print(np.round(ndimage.center_of_mass(smooth, labels, index), 9).tolist(), [tuple(map(int, p)) for p in ndimage.maximum_position(smooth, labels, index)])
print([(box[0].start, box[0].stop, box[1].start, box[1].stop) for box in ndimage.find_objects(labels)])
opened = ndimage.binary_opening(smooth > 1.5, structure=np.ones((5, 5)))
print(opened.sum(), ndimage.label(opened)[1], np.round(ndimage.distance_transform_edt(opened).max(), 9))
peaks = (smooth == ndimage.maximum_filter(smooth, 9)) & (smooth > 1.5)
print(np.argwhere(peaks).tolist())
