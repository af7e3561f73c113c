# What rotations refuse.
import numpy as np
from scipy.spatial.transform import Rotation, Slerp

turn = Rotation.from_rotvec([0, 0, 1])
for wrong in (
    lambda: Rotation.from_quat([0, 0, 0, 0]),
    lambda: Rotation.from_quat([1, 2]),
    lambda: Rotation.from_euler("abc", [1, 2, 3]),
    lambda: Rotation.from_euler("xxy", [1, 2, 3]),
    lambda: Rotation.from_euler("xyz", [1, 2]),
    lambda: Rotation.from_rotvec([1, 2]),
    lambda: turn.as_euler("xy"),
    lambda: turn.apply([1, 2]),
    lambda: len(turn),
    lambda: turn[0],
    lambda: Slerp([0, 1], Rotation.identity(2))(5),
    lambda: Slerp([1, 0], Rotation.identity(2)),
):
    try:
        print(wrong())
    except Exception as error:
        print(type(error).__name__, error)
