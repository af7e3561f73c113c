# Imputers in pipelines and searches; columns that say what was missing.
import numpy as np
import pandas as pd
from sklearn.impute import KNNImputer, MissingIndicator, SimpleImputer
from sklearn.linear_model import LinearRegression
from sklearn.model_selection import GridSearchCV
from sklearn.pipeline import FeatureUnion, make_pipeline, make_union

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = rng.normal(size=(40, 3))
y = X @ [1.0, 2.0, -1.0]
X[rng.uniform(size=X.shape) < 0.15] = np.nan
pipe = make_pipeline(SimpleImputer(), LinearRegression()).fit(X, y)
print(round(pipe.score(X, y), 11), pipe[0].statistics_.round(11))
search = GridSearchCV(pipe, {"simpleimputer__strategy": ["mean", "median"], "simpleimputer__add_indicator": [True, False]}, cv=3).fit(X, y)
print(search.best_params_, search.cv_results_["mean_test_score"].round(11))
union = make_union(SimpleImputer(), MissingIndicator())
print(union.fit_transform(X)[:2].round(10).tolist(), union.get_feature_names_out())
print(make_pipeline(KNNImputer(n_neighbors=3), LinearRegression()).fit(X, y)[-1].coef_.round(10))
