# Digits clustered: how far clusters are digits.
import numpy as np
from sklearn.cluster import AgglomerativeClustering, KMeans, MiniBatchKMeans
from sklearn.datasets import load_digits
from sklearn.metrics import adjusted_rand_score, completeness_score, homogeneity_score, v_measure_score

X, y = load_digits(return_X_y=True)
X, y = X[:500], y[:500]
for model in (KMeans(10, random_state=0, n_init=2), MiniBatchKMeans(10, random_state=0, n_init=2), AgglomerativeClustering(10)):
    labels = model.fit_predict(X)
    scores = (homogeneity_score, completeness_score, v_measure_score, adjusted_rand_score)
    print(type(model).__name__, [round(score(y, labels), 10) for score in scores], np.bincount(labels))
