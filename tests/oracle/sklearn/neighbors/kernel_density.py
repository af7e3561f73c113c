# Densities as sums of hills, and rows drawn from them.
import numpy as np
from sklearn.neighbors import KernelDensity

np.set_printoptions(precision=12)
rng = np.random.RandomState(42)
X = rng.normal(size=(60, 2))
for kernel in ("gaussian", "tophat", "epanechnikov", "exponential", "linear", "cosine"):
    model = KernelDensity(kernel=kernel, bandwidth=0.8).fit(X)
    print(kernel, model.score_samples(X[:3]).round(10), round(model.score(X), 9))
for bandwidth in ("scott", "silverman"):
    print(round(KernelDensity(bandwidth=bandwidth).fit(X).bandwidth_, 11))
print(KernelDensity(bandwidth=0.2).fit(X).sample(3, random_state=0).round(10))
print(KernelDensity(kernel="tophat").fit(X, sample_weight=np.arange(60.0) + 1).sample(2, random_state=0).round(10))
print(KernelDensity().fit(X, sample_weight=np.arange(60.0) + 1).score_samples(X[:2]).round(10))
