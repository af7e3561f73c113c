# K-means of the irises: the numbers of most tutorials.
from sklearn.cluster import KMeans
from sklearn.datasets import load_iris
from sklearn.metrics import silhouette_score

X, y = load_iris(return_X_y=True)
for k in range(1, 7):
    kmeans = KMeans(n_clusters=k, random_state=42, n_init=10).fit(X)
    print(k, round(kmeans.inertia_, 9), kmeans.n_iter_, round(silhouette_score(X, kmeans.labels_), 10) if k > 1 else None)
print(KMeans(n_clusters=3, random_state=0).fit_predict(X)[::10])
