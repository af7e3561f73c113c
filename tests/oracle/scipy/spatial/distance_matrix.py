# Distances as a matrix, and boxes.
import numpy as np
from scipy.spatial import Rectangle, distance_matrix, minkowski_distance

np.set_printoptions(precision=12)
print(distance_matrix([[0, 0], [0, 1]], [[1, 0], [1, 1]]).round(10))
print(distance_matrix([[0, 0], [0, 1]], [[1, 0], [1, 1]], p=1))
print(minkowski_distance([[0, 0], [0, 0]], [[1, 1], [0, 1]]).round(10))
box = Rectangle([2.0, 3.0], [0.0, 1.0])
print(box, box.volume(), box.min_distance_point([3.0, 2.0]), box.max_distance_point([0.0, 1.0]).round(10))
try:
    distance_matrix([[0, 0]], [[1, 2, 3]])
except ValueError as error:
    print(error)
