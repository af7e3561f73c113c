# expand_dims, squeeze, atleast
import numpy as np

a = np.arange(3)
print(np.expand_dims(a, 0).shape, np.expand_dims(a, 1), np.expand_dims(a, (0, 2)).shape, np.squeeze(np.ones((1, 3, 1))).shape, np.ones((1, 3, 1)).squeeze(axis=0).shape, np.squeeze([[5]]))
print(np.atleast_1d(5), np.atleast_2d(a), np.atleast_3d(a).shape, [x.shape for x in np.atleast_1d(1, [2, 3])])
try:
    np.squeeze(np.ones((2, 1)), axis=0)
except ValueError as error:
    print(error)
