# The mean of rotations: which of the two quaternions of it is given, with weights and along axes.
import numpy as np
from scipy.spatial.transform import Rotation

np.set_printoptions(precision=12)
for seed in range(8):
    some = Rotation.random(5, rng=np.random.default_rng(seed))
    mean = some.mean()
    print(mean.as_quat().round(11), mean.magnitude().round(10))
    print(some.mean(weights=[1, 2, 3, 4, 5]).as_quat().round(11))
turns = Rotation.from_euler("z", [[0], [90], [180]], degrees=True)
print(turns.mean().as_quat().round(11), turns.mean().as_rotvec(degrees=True).round(9))
print(Rotation.from_euler("xyz", [[10, 20, 30], [20, 10, 40]], degrees=True).mean().as_euler("xyz", degrees=True).round(9))
print(Rotation.identity(3).mean().as_quat(), Rotation.from_quat([0, 0, 0, -1]).mean().as_quat())
