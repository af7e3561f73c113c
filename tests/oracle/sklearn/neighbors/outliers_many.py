# Factors of outliers over numbers of neighbours and metrics.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.neighbors import LocalOutlierFactor

np.set_printoptions(precision=12)
X = load_iris().data
for options in ({"n_neighbors": 10}, {"n_neighbors": 35}, {"metric": "manhattan"}, {"contamination": 0.05}):
    found = LocalOutlierFactor(**options)
    labels = found.fit_predict(X)
    print(options, np.flatnonzero(labels == -1), found.negative_outlier_factor_[:3].round(10), round(float(found.offset_), 10))
