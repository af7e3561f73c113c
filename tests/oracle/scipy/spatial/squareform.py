# Condensed distances to squares and back, checked.
import numpy as np
from scipy.spatial.distance import is_valid_dm, is_valid_y, num_obs_dm, squareform

square = squareform([1.0, 2.0, 3.0])
print(square, squareform(square), num_obs_dm(square))
print(is_valid_dm(square), is_valid_y(np.array([1.0, 2.0, 3.0])), is_valid_dm(np.ones((2, 3))), is_valid_y(np.array([1.0, 2.0])))
print(squareform(np.zeros((1, 1))), squareform(np.array([[0.0, 5.0], [5.0, 0.0]])))
for wrong in (lambda: is_valid_dm(np.array([[0.0, 1.0], [2.0, 0.0]]), throw=True), lambda: is_valid_y(np.ones((2, 2)), throw=True)):
    try:
        wrong()
    except ValueError as error:
        print(error)
