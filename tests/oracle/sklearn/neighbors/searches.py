# Grid search over the number of neighbours.
import numpy as np
from sklearn.datasets import load_wine
from sklearn.model_selection import GridSearchCV
from sklearn.neighbors import KNeighborsClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

np.set_printoptions(precision=12)
X, y = load_wine(return_X_y=True)
line = make_pipeline(StandardScaler(), KNeighborsClassifier())
search = GridSearchCV(line, {"kneighborsclassifier__n_neighbors": [1, 3, 7, 15], "kneighborsclassifier__weights": ["uniform", "distance"]})
search.fit(X, y)
print(search.best_params_, round(search.best_score_, 11))
print(search.cv_results_["mean_test_score"].round(11))
