# The number of components by a share of the variance, or by Minka's rule.
import numpy as np
from sklearn.datasets import load_wine, load_digits
from sklearn.decomposition import PCA
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X = scale(load_wine().data)
for wanted in (0.5, 0.95, "mle", None, 3):
    pca = PCA(wanted).fit(X)
    print(pca, pca.n_components_, round(pca.explained_variance_ratio_.sum(), 10), round(float(pca.noise_variance_), 11))
digits = load_digits().data
print(PCA(0.9, svd_solver="full").fit(digits).n_components_, np.round(PCA(5).fit(digits).singular_values_, 9))
