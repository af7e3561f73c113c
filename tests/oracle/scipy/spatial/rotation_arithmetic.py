# Rotations multiplied, inverted, averaged and compared.
import numpy as np
from scipy.spatial.transform import Rotation

np.set_printoptions(precision=12)
a, b = Rotation.from_euler("z", 90, degrees=True), Rotation.from_euler("x", [[0], [45]], degrees=True)
print((a * a).as_rotvec(degrees=True).round(9), (a * b).as_quat().round(11), (a ** 0.5).as_euler("xyz", degrees=True).round(9))
print(a.inv().as_rotvec().round(10) + 0.0, (a * a.inv()).magnitude(), len(b), b[1].as_quat().round(11), b.single, a.single)
print(Rotation.concatenate([a, b]).as_rotvec().round(10), b.mean().as_quat(canonical=True).round(11) + 0.0)
print(b.mean(weights=[1, 3]).magnitude().round(11), a.approx_equal(a ** 1), (a ** -1).as_rotvec().round(10) + 0.0)
print(Rotation.random(2, random_state=3).as_quat().round(11), Rotation.random(rng=1).as_quat().round(11))
