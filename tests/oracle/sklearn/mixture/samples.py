# Rows drawn from a fitted mixture, for each kind of covariance
import numpy as np
from sklearn.mixture import GaussianMixture

np.set_printoptions(precision=12)
random = np.random.RandomState(0)
X = np.vstack([random.normal(0, 1, (30, 3)), random.normal(4, 2, (30, 3))])
for kind in ("full", "tied", "diag", "spherical"):
    mixture = GaussianMixture(2, covariance_type=kind, random_state=0).fit(X)
    rows, labels = mixture.sample(6)
    print(kind, labels, np.round(rows.sum(axis=1), 9))
