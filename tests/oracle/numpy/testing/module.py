# module attributes
import numpy as np

print(np.__name__, np.__version__.split(".")[0], np.ndarray.__name__, np.linalg.__name__, np.random.__name__)
import numpy.linalg as la
from numpy import array, mean, pi
from numpy.linalg import norm
from numpy.random import default_rng, rand
print(la.norm([3, 4]), mean(array([1, 2])), pi, norm([1]), callable(rand), callable(default_rng))
