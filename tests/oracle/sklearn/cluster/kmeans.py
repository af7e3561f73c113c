# K-means on six points: labels, centres, inertia, prediction.
import numpy as np
from sklearn.cluster import KMeans

np.set_printoptions(precision=12)
X = np.array([[1, 2], [1, 4], [1, 0], [10, 2], [10, 4], [10, 0]])
kmeans = KMeans(n_clusters=2, random_state=0, n_init="auto").fit(X)
print(kmeans.labels_, kmeans.labels_.dtype)
print(kmeans.cluster_centers_, kmeans.inertia_, kmeans.n_iter_)
print(kmeans.predict([[0, 0], [12, 3]]))
print(kmeans.transform([[0, 0]]).round(9), round(kmeans.score(X), 9))
print(kmeans, kmeans.n_features_in_, kmeans.get_feature_names_out())
