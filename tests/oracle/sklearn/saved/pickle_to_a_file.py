# To a file and back with pickle.dump and pickle.load.
import pickle

import numpy as np
from sklearn.cluster import KMeans

X = np.array([[0.0, 0.0], [0.0, 1.0], [9.0, 9.0], [9.0, 8.0]])
model = KMeans(n_clusters=2, n_init=1, random_state=0).fit(X)
with open("models/clusters.pkl", "wb") as file:
    pickle.dump(model, file)
with open("models/clusters.pkl", "rb") as file:
    again = pickle.load(file)
print(again)
print(again.cluster_centers_, again.labels_, again.predict([[8.0, 8.0]]) == again.labels_[2])
