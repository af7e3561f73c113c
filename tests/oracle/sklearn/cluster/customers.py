# Segments of customers: scaled, clustered, described.
import numpy as np
import pandas as pd
from sklearn.cluster import KMeans
from sklearn.decomposition import PCA
from sklearn.preprocessing import StandardScaler

rng = np.random.RandomState(42)
frame = pd.DataFrame({"age": rng.randint(18, 70, 80), "income": rng.normal(50, 15, 80).round(1), "visits": rng.poisson(5, 80)})
scaled = StandardScaler().fit_transform(frame)
kmeans = KMeans(n_clusters=4, random_state=42, n_init=10)
frame["segment"] = kmeans.fit_predict(scaled)
print(frame["segment"].value_counts().sort_index().to_dict(), round(kmeans.inertia_, 9))
print(frame.groupby("segment").mean().round(9))
print(PCA(2).fit(scaled).transform(kmeans.cluster_centers_).shape, kmeans.predict(scaled[:5]))
