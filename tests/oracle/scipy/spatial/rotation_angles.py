# Turns about axes that stay or turn along, and what happens where two axes fall together.
import numpy as np
import warnings
from scipy.spatial.transform import Rotation

np.set_printoptions(precision=12)
for sequence in ("xyz", "XYZ", "zyx", "ZYX", "zxz", "ZXZ", "yxy"):
    turn = Rotation.from_euler(sequence, [0.1, 0.2, 0.3])
    print(sequence, turn.as_quat().round(12), turn.as_euler(sequence).round(11), turn.as_euler("xyz", degrees=True).round(9))
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    print(Rotation.from_euler("xyz", [10, 90, 20], degrees=True).as_euler("xyz", degrees=True).round(9))
print(seen[0].message)
