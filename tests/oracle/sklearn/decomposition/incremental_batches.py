# IncrementalPCA batch by batch: what is kept, what is refused.
import numpy as np
from sklearn.decomposition import PCA, IncrementalPCA

np.set_printoptions(precision=12)
X = np.random.RandomState(2).normal(size=(50, 4)) @ np.diag([3.0, 2, 1, 0.5])
ipca = IncrementalPCA(n_components=3)
for part in np.split(X, 5):
    ipca.partial_fit(part)
    print(int(ipca.n_samples_seen_), ipca.mean_.round(12), ipca.explained_variance_ratio_.round(11), round(float(ipca.noise_variance_), 11))
full = PCA(3).fit(X)
print(np.abs(ipca.components_ - full.components_).max() < 0.2, ipca.get_covariance()[0].round(10), IncrementalPCA(2, whiten=True).fit_transform(X)[0].round(11))
for call in (lambda: IncrementalPCA(5).partial_fit(X), lambda: IncrementalPCA(4).partial_fit(X[:3]), lambda: ipca.partial_fit(X[:, :3]), lambda: IncrementalPCA(batch_size=0).fit(X)):
    try:
        call()
    except ValueError as e:
        print(e)
