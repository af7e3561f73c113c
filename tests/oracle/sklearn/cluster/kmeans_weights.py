# Weighted rows, frames and a single column.
import numpy as np
import pandas as pd
from sklearn.cluster import KMeans

frame = pd.DataFrame({"a": [1.0, 2.0, 9.0, 10.0], "b": [0.0, 0.0, 1.0, 1.0]})
kmeans = KMeans(2, random_state=0, n_init=3).fit(frame, sample_weight=[1, 3, 1, 1])
print(kmeans.cluster_centers_, kmeans.inertia_, kmeans.feature_names_in_)
print(KMeans(2, random_state=0).set_output(transform="pandas").fit_transform(frame).round(9))
print(KMeans(3, random_state=1, n_init=5).fit(np.array([[1], [2], [6], [7], [20]])).cluster_centers_.ravel())
