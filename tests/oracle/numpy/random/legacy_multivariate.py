# multivariate_normal has the right shape and moments
import numpy as np

np.random.seed(0)
x = np.random.multivariate_normal([1, 2], [[2, 0.5], [0.5, 1]], size=2000)
print(x.shape, np.round(np.abs(x.mean(axis=0) - [1, 2]).max()), np.round(np.cov(x.T)).shape)
