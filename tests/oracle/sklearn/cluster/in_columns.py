# Distances from clusters as columns for a regression, and in a search.
import numpy as np
from sklearn.cluster import FeatureAgglomeration, KMeans
from sklearn.datasets import load_diabetes
from sklearn.linear_model import LinearRegression
from sklearn.model_selection import GridSearchCV
from sklearn.pipeline import make_pipeline

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
line = make_pipeline(KMeans(random_state=0, n_init=1), LinearRegression())
search = GridSearchCV(line, {"kmeans__n_clusters": [2, 5, 9]}, cv=3).fit(X, y)
print(search.best_params_, search.cv_results_["mean_test_score"].round(10))
print(round(make_pipeline(FeatureAgglomeration(4), LinearRegression()).fit(X, y).score(X, y), 10))
