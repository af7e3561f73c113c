# Rotations in every form.
import numpy as np
from scipy.spatial.transform import Rotation

np.set_printoptions(precision=12)
turn = Rotation.from_euler("z", 90, degrees=True)
print(turn.as_quat().round(11), turn.as_rotvec().round(10), turn.as_euler("zyx", degrees=True).round(9), turn.magnitude().round(10))
print(turn.as_matrix().round(10) + 0.0)
print(turn.apply([1, 2, 3]).round(10), turn.apply([[1, 0, 0], [0, 1, 0]], inverse=True).round(10) + 0.0)
print(Rotation.from_quat([1, 2, 3, 4]).as_matrix().round(11))
print(Rotation.from_rotvec([0, 0, np.pi / 3]).as_quat().round(11), Rotation.from_rotvec([90, 0, 0], degrees=True).as_mrp().round(11))
print(Rotation.from_matrix([[0, -1, 0], [1, 0, 0], [0, 0, 1]]).as_quat().round(11), Rotation.from_mrp([0, 0, 0.5]).as_quat())
print(Rotation.from_quat([4, 1, 2, 3], scalar_first=True).as_quat(scalar_first=True).round(11), Rotation.identity().as_quat())
