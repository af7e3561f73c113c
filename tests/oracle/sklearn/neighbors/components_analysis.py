# Columns mixed so that neighbours are of one class.
import numpy as np
from sklearn.datasets import load_iris, load_wine
from sklearn.neighbors import KNeighborsClassifier, NeighborhoodComponentsAnalysis
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

X, y = load_iris(return_X_y=True)
for init in ("identity", "pca", "random"):
    model = NeighborhoodComponentsAnalysis(n_components=2, init=init, max_iter=8, random_state=0).fit(X[::3], y[::3])
    print(init, np.abs(model.components_).round(4), model.n_iter_)
print(np.abs(model.transform(X[:2])).round(4), model.get_feature_names_out())
line = make_pipeline(StandardScaler(), NeighborhoodComponentsAnalysis(n_components=2, random_state=0, max_iter=20), KNeighborsClassifier(3))
wine, kinds = load_wine(return_X_y=True)
print(line.fit(wine[::2], kinds[::2]).score(wine[1::2], kinds[1::2]) > 0.9)
for wrong in ({"n_components": 9}, {"init": np.eye(3)}, {"init": np.eye(4), "n_components": 2}):
    try:
        NeighborhoodComponentsAnalysis(**wrong).fit(X, y)
    except ValueError as error:
        print(error)
