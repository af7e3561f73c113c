# The rotation that brings vectors nearest to others, and rotations in between.
import numpy as np
from scipy.spatial.transform import Rotation, Slerp

np.set_printoptions(precision=12)
b = np.random.RandomState(0).rand(6, 3)
turn = Rotation.from_euler("xyz", [0.1, 0.2, 0.3])
found, apart = Rotation.align_vectors(turn.apply(b), b)
print(found.as_euler("xyz").round(11), bool(apart < 1e-6))
found, apart = Rotation.align_vectors(b, b[::-1], weights=np.arange(1.0, 7.0))
print(found.as_matrix().round(11), round(float(apart), 10))
between = Slerp([0, 1, 3], Rotation.from_euler("z", [[0], [90], [30]], degrees=True))
print(between([0.5, 2, 3]).as_euler("xyz", degrees=True).round(9), between(0.25).as_rotvec().round(11))
