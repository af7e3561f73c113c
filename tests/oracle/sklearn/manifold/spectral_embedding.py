# Layouts by the smallest eigenvectors of a graph.
import numpy as np
from sklearn.datasets import make_s_curve
from sklearn.manifold import SpectralEmbedding, spectral_embedding
from sklearn.metrics.pairwise import rbf_kernel

np.set_printoptions(precision=12)
X, _ = make_s_curve(90, random_state=2)
model = SpectralEmbedding(n_components=2, random_state=0).fit(X)
print(model.embedding_[:3].round(11), model.n_neighbors_, model.affinity_matrix_.shape)
print(SpectralEmbedding(affinity="rbf", gamma=1.0, random_state=0).fit_transform(X)[:2].round(11))
print(spectral_embedding(rbf_kernel(X), n_components=2, random_state=0)[:2].round(11))
print(spectral_embedding(rbf_kernel(X), n_components=2, random_state=0, drop_first=False, norm_laplacian=False)[:2].round(10))
print(SpectralEmbedding(affinity="precomputed", random_state=0).fit(rbf_kernel(X)).embedding_.shape)
