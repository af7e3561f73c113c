# Layouts by distances along a graph; signs of axes are free.
import numpy as np
from sklearn.datasets import make_s_curve
from sklearn.manifold import Isomap

np.set_printoptions(precision=12)
X, _ = make_s_curve(120, random_state=0)
model = Isomap(n_neighbors=10).fit(X)
print(np.abs(model.embedding_[:3]).round(10), round(model.reconstruction_error(), 11), model.dist_matrix_[0, :4].round(10))
print(np.abs(model.transform(X[:2] + 0.01)).round(10), model.n_features_in_, model.get_feature_names_out())
print(np.abs(Isomap(n_neighbors=None, radius=0.7, n_components=3).fit_transform(X)[:2]).round(12))
print(np.abs(Isomap(n_neighbors=8, metric="manhattan", path_method="FW", eigen_solver="dense").fit_transform(X)[:2]).round(10))
try:
    Isomap(n_neighbors=3, radius=1.0).fit(X)
except ValueError as error:
    print(error)
