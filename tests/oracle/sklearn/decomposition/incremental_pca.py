# IncrementalPCA: components learned batch by batch.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.decomposition import IncrementalPCA

np.set_printoptions(precision=12)
X = load_iris().data
ipca = IncrementalPCA(n_components=2, batch_size=40)
print(np.round(ipca.fit_transform(X)[:3], 10).tolist())
print(np.round(ipca.components_, 11).tolist(), np.round(ipca.explained_variance_ratio_, 11), ipca.n_samples_seen_, ipca.batch_size_)
print(np.round(ipca.singular_values_, 9), np.round(ipca.var_, 10), round(ipca.noise_variance_, 12))
step = IncrementalPCA(n_components=3)
for part in np.array_split(X, 4):
    step.partial_fit(part)
print(np.round(step.transform(X[:2]), 11).tolist(), step)
