# Scores of clusters with and without the truth.
import numpy as np
from sklearn import metrics
from sklearn.cluster import KMeans
from sklearn.datasets import load_iris

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
labels = KMeans(3, random_state=1, n_init=5).fit_predict(X)
for name in ("adjusted_rand_score", "rand_score", "adjusted_mutual_info_score", "normalized_mutual_info_score", "homogeneity_score",
             "completeness_score", "v_measure_score", "fowlkes_mallows_score", "mutual_info_score"):
    print(name, round(float(getattr(metrics, name)(y, labels)), 10))
for name in ("silhouette_score", "calinski_harabasz_score", "davies_bouldin_score"):
    print(name, round(float(getattr(metrics, name)(X, labels)), 9))
print(metrics.silhouette_samples(X, labels)[:4].round(10), metrics.cluster.contingency_matrix(y, labels))
print(metrics.silhouette_score(X, labels, metric="cosine").__round__(9), metrics.silhouette_score(X, labels, sample_size=50, random_state=0).__round__(9))
