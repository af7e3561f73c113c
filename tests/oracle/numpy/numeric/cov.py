# covariance
import numpy as np

x = np.array([[0, 2], [1, 1], [2, 0]]).T
print(np.cov(x), np.cov([1, 2, 3], [1, 2, 4]), np.cov([1, 2, 3, 4]), np.cov(x, bias=True), np.cov(x, ddof=0), np.cov(x.T, rowvar=False), np.cov([1, 2, 3], fweights=[1, 2, 1]), np.cov([1.0, 2.0, 3.0], aweights=[1, 2, 1]))
