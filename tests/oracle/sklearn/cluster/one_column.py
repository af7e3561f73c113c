# One column clustered, and colours as rows.
import numpy as np
from sklearn.cluster import DBSCAN, KMeans, MeanShift

np.set_printoptions(precision=12)
values = np.array([1.0, 1.2, 0.9, 5.0, 5.1, 9.8, 10.0, 10.2])
kmeans = KMeans(n_clusters=3, n_init=10, random_state=0).fit(values.reshape(-1, 1))
order = np.argsort(kmeans.cluster_centers_.ravel())
print(kmeans.cluster_centers_[order].ravel().round(9), order.argsort()[kmeans.labels_])
print(DBSCAN(eps=0.5, min_samples=2).fit_predict(values[:, None]), MeanShift(bandwidth=1).fit(values[:, None]).cluster_centers_.ravel())
picture = np.random.RandomState(0).randint(0, 256, (10, 12, 3))
colors = KMeans(n_clusters=4, n_init=1, random_state=3).fit(picture.reshape(-1, 3))
print(colors.cluster_centers_.round(9), colors.cluster_centers_[colors.labels_].reshape(picture.shape).astype(np.uint8)[0, :3])
