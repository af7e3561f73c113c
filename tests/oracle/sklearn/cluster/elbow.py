# Inertias of several numbers of clusters, as scripts look for an elbow.
import pandas as pd
from sklearn.cluster import KMeans
from sklearn.datasets import make_blobs
from sklearn.metrics import calinski_harabasz_score, davies_bouldin_score, silhouette_score
from sklearn.preprocessing import MinMaxScaler, StandardScaler

pd.set_option("display.precision", 12)
X, _ = make_blobs(n_samples=200, centers=4, cluster_std=1.2, random_state=42)
frame = pd.DataFrame(StandardScaler().fit_transform(X), columns=["a", "b"])
rows = []
for k in range(2, 7):
    kmeans = KMeans(n_clusters=k, init="k-means++", max_iter=300, n_init=10, random_state=42)
    labels = kmeans.fit_predict(frame)
    rows.append([k, kmeans.inertia_, silhouette_score(frame, labels), davies_bouldin_score(frame, labels), calinski_harabasz_score(frame, labels)])
print(pd.DataFrame(rows, columns=["k", "inertia", "silhouette", "davies", "calinski"]).round(9))
frame["cluster"] = KMeans(n_clusters=4, random_state=0, n_init="auto").fit_predict(MinMaxScaler().fit_transform(frame))
print(frame.groupby("cluster").mean().round(9))
