# Missing values imputed by neighbours, and distances over what is there.
import numpy as np
from sklearn.impute import KNNImputer
from sklearn.metrics.pairwise import nan_euclidean_distances
from sklearn.neighbors import NearestNeighbors

np.set_printoptions(precision=12)
X = np.array([[1.0, 2.0, np.nan], [3.0, 4.0, 3.0], [np.nan, 6.0, 5.0], [8.0, 8.0, 7.0]])
print(KNNImputer(n_neighbors=2).fit_transform(X), nan_euclidean_distances(X).round(9)[0])
print(NearestNeighbors(n_neighbors=2, metric="nan_euclidean").fit(X).kneighbors(X)[1])
try:
    NearestNeighbors().fit(X)
except ValueError as error:
    print(str(error).split("\n")[0])
